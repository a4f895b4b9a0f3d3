#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H

/// The font's own units: no scaling, no hinting, no pictures.
static inline FT_Int32 duo_ft_unscaled(void) {
  return FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP | FT_LOAD_IGNORE_TRANSFORM;
}

/// The `head` table's revision as 16.16, 0 where there is none.
static inline FT_Fixed duo_ft_revision(FT_Face face) {
  TT_Header *head = (TT_Header *)FT_Get_Sfnt_Table(face, FT_SFNT_HEAD);
  return head ? head->Font_Revision : 0;
}

static inline int duo_ft_has_kerning(FT_Face face) { return FT_HAS_KERNING(face) ? 1 : 0; }
static inline int duo_ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) ? 1 : 0; }
