#pragma once
#include <png.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

/// Lets freed memory of a picture or two stay for the next ones. Else the allocator hands each back at once, and taking it
/// anew, page by page, is a tenth of the time of reading many pictures. Elsewhere it stays anyway.
static inline void duo_png_keep_freed_memory(void) {
#if defined(__GLIBC__)
  // Setting one of the two stops both from growing by themselves; 32 MB is the most that is allowed.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

/// Hears what libpng warns of.
typedef void (*duo_png_ear)(void *context, const char *message);

/// The bytes a reader takes, who hears its warnings, and what libpng said when it gave up.
typedef struct {
  const unsigned char *bytes;
  size_t count;
  size_t place;
  /// Where reading ends at the latest.
  size_t end;
  duo_png_ear ear;
  void *context;
  char message[160];
} duo_png_source;

// As with the writer, every jump starts and lands inside these functions.

static inline void duo_png_give_up(png_structp png, png_const_charp message) {
  duo_png_source *source = (duo_png_source *)png_get_error_ptr(png);
  if (source) snprintf(source->message, sizeof source->message, "%s", message);
  png_longjmp(png, 1);
}

static inline void duo_png_hear(png_structp png, png_const_charp message) {
  duo_png_source *source = (duo_png_source *)png_get_error_ptr(png);
  if (source && source->ear) source->ear(source->context, message);
}

static inline void duo_png_take(png_structp png, png_bytep bytes, png_size_t count) {
  duo_png_source *source = (duo_png_source *)png_get_io_ptr(png);
  if (count > source->end - source->place)
    png_error(png, source->end < source->count ? "Too much image data" : "Too few bytes");
  memcpy(bytes, source->bytes + source->place, count);
  source->place += count;
}

/// A reader of `source`, which must outlive it; NULL without memory.
static inline png_structp duo_png_create_reader(duo_png_source *source) {
  png_structp png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, source, duo_png_give_up, duo_png_hear);
  if (png) png_set_read_fn(png, source, duo_png_take);
  return png;
}

/// Reads everything before the pixels. 0 when it went well, else `source->message` says why not.
///
/// Texts, suggested palettes and their like are passed over, as nothing is made of them, so none can take memory.
static inline int duo_png_read_head(
    png_structp png, png_infop info, unsigned int longest_side, size_t chunk_memory) {
  static const png_byte passed_over[] =
      "tEXt\0zTXt\0iTXt\0sPLT\0pCAL\0sCAL\0eXIf\0hIST\0tIME\0gAMA\0cHRM";
  if (setjmp(png_jmpbuf(png))) return -1;
  png_set_user_limits(png, longest_side, longest_side);
  png_set_chunk_malloc_max(png, chunk_memory);
  png_set_chunk_cache_max(png, 16);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
  png_set_benign_errors(png, 1);
  png_set_keep_unknown_chunks(
      png, PNG_HANDLE_CHUNK_NEVER, passed_over, (int)(sizeof passed_over / 5));
  png_set_compression_buffer_size(png, 1 << 16);
  png_read_info(png, info);
  return 0;
}

/// How rows are to come.
enum duo_png_wish {
  /// With the channels the file has.
  DUO_PNG_CHANNELS,
  /// As `0xAARRGGBB` in native order, or plain where `form` then says so.
  DUO_PNG_WORDS,
};

/// How rows do come. All but words are left for the caller to spread, who is faster at it than libpng.
enum duo_png_form {
  DUO_PNG_AS_WISHED,
  DUO_PNG_RGB,
  DUO_PNG_RGBA,
  DUO_PNG_GREY_ALPHA,
  /// A byte a pixel, which names one of `table`.
  DUO_PNG_TABLE,
};

/// What rows will hold.
typedef struct {
  int channels;
  /// Whether any pixel may be clear.
  int has_alpha;
  size_t row_bytes;
  int form;
  unsigned int table[256];
} duo_png_rows;

/// Fills `table` for a palette or grey of at most 8 bits. An index without a colour is opaque black.
static inline void duo_png_fill_table(
    png_structp png, png_infop info, int depth, png_bytep clear, int clear_count,
    png_color_16p clear_color, duo_png_rows *rows) {
  const int is_palette = png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE;
  png_colorp colors = NULL;
  int color_count = 0;
  if (is_palette) png_get_PLTE(png, info, &colors, &color_count);
  const unsigned int most = (1u << depth) - 1;
  for (unsigned int index = 0; index < 256; index++) {
    unsigned int color = 0, alpha = 0xFF;
    if (!is_palette) {
      color = (index & most) * (255 / most) * 0x10101u;
      if (clear_count > 0 && clear_color && index == (clear_color->gray & most)) alpha = 0;
    } else {
      if (colors && (int)index < color_count)
        color = (unsigned int)colors[index].red << 16 | (unsigned int)colors[index].green << 8 |
                colors[index].blue;
      if (clear && (int)index < clear_count) alpha = clear[index];
    }
    rows->table[index] = alpha << 24 | color;
  }
}

/// The form in which rows that are wished as words come best, without any work of libpng's but unpacking.
static inline int duo_png_plain_form(png_structp png, png_infop info, int clear_count) {
  if (png_get_interlace_type(png, info) != PNG_INTERLACE_NONE) return DUO_PNG_AS_WISHED;
  if (png_get_bit_depth(png, info) > 8) return DUO_PNG_AS_WISHED;
  switch (png_get_color_type(png, info)) {
    case PNG_COLOR_TYPE_RGB: return clear_count > 0 ? DUO_PNG_AS_WISHED : DUO_PNG_RGB;
    case PNG_COLOR_TYPE_RGB_ALPHA: return DUO_PNG_RGBA;
    case PNG_COLOR_TYPE_GRAY_ALPHA: return DUO_PNG_GREY_ALPHA;
    default: return DUO_PNG_TABLE;
  }
}

/// Asks for 8 bits a channel, as wished.
static inline int duo_png_prepare(
    png_structp png, png_infop info, int wish, duo_png_rows *rows) {
  if (setjmp(png_jmpbuf(png))) return -1;
  // A transparency that was taken back stays valid, with a count of 0.
  png_bytep clear = NULL;
  int clear_count = 0;
  png_color_16p clear_color = NULL;
  png_get_tRNS(png, info, &clear, &clear_count, &clear_color);
  rows->has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0 || clear_count > 0;
  rows->form = wish == DUO_PNG_WORDS ? duo_png_plain_form(png, info, clear_count) : DUO_PNG_AS_WISHED;
  if (rows->form == DUO_PNG_AS_WISHED) {
    png_set_expand(png);
    png_set_strip_16(png);
    if (wish == DUO_PNG_WORDS) {
      png_set_gray_to_rgb(png);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
      if (rows->has_alpha) png_set_swap_alpha(png);
      else png_set_filler(png, 0xFF, PNG_FILLER_BEFORE);
#else
      png_set_bgr(png);
      if (!rows->has_alpha) png_set_filler(png, 0xFF, PNG_FILLER_AFTER);
#endif
    }
  } else if (rows->form == DUO_PNG_TABLE) {
    duo_png_fill_table(
        png, info, png_get_bit_depth(png, info), clear, clear_count, clear_color, rows);
    png_set_packing(png);
    // The table has a colour for every index.
    png_set_check_for_invalid_index(png, 0);
  }
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  rows->channels = png_get_channels(png, info);
  rows->row_bytes = png_get_rowbytes(png, info);
  return 0;
}

/// With the last row libpng unpacks whatever is left of the stream, however much that is: it gets a little of it.
static inline void duo_png_near_end(png_structp png, png_infop info, duo_png_source *source) {
  size_t room = 9 * (size_t)png_get_image_width(png, info) + (1 << 17);
  if (room < source->count - source->place) source->end = source->place + room;
}

/// Reads `count` rows from row `first` on to `pixels`, `row_bytes` each without gaps, of a picture that is not
/// interlaced. Rows must be asked for in order.
static inline int duo_png_read_some(
    png_structp png, png_infop info, duo_png_source *source, unsigned char *pixels,
    unsigned int first, unsigned int count) {
  if (setjmp(png_jmpbuf(png))) return -1;
  const size_t row_bytes = png_get_rowbytes(png, info);
  const png_uint_32 last = png_get_image_height(png, info) - 1;
  for (unsigned int row = 0; row < count; row++) {
    if (first + row == last) duo_png_near_end(png, info, source);
    png_read_row(png, pixels + (size_t)row * row_bytes, NULL);
  }
  return 0;
}

/// Reads every row of an interlaced picture straight to where it belongs, `row_bytes` each without gaps.
static inline int duo_png_read_passes(
    png_structp png, png_infop info, duo_png_source *source, unsigned char *pixels) {
  if (setjmp(png_jmpbuf(png))) return -1;
  const size_t row_bytes = png_get_rowbytes(png, info);
  const png_uint_32 height = png_get_image_height(png, info);
  for (int pass = 0; pass < 7; pass++) {
    for (png_uint_32 y = 0; y < height; y++) {
      if (pass == 6 && y == height - 1) duo_png_near_end(png, info, source);
      png_read_row(png, pixels + (size_t)y * row_bytes, NULL);
    }
  }
  return 0;
}

/// Reads the rest of the file after the last row.
static inline int duo_png_read_rest(png_structp png, png_infop info, duo_png_source *source) {
  if (setjmp(png_jmpbuf(png))) return -1;
  source->end = source->count;
  png_read_end(png, info);
  return 0;
}

static inline void duo_png_destroy_reader(png_structp png, png_infop info) {
  png_destroy_read_struct(&png, info ? &info : NULL, NULL);
}
