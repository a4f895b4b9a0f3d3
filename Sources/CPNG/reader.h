#pragma once
#include <png.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

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

/// What rows will hold.
typedef struct {
  int channels;
  /// Whether any pixel may be clear.
  int has_alpha;
  size_t row_bytes;
} duo_png_rows;

/// Asks for 8 bits a channel: with `words` as `0xAARRGGBB` in native order, else with the channels the file has.
static inline int duo_png_prepare(
    png_structp png, png_infop info, int words, duo_png_rows *rows) {
  if (setjmp(png_jmpbuf(png))) return -1;
  png_set_expand(png);
  png_set_strip_16(png);
  // A transparency that was taken back stays valid, with a count of 0.
  png_bytep clear;
  int clear_count = 0;
  png_color_16p clear_color;
  png_get_tRNS(png, info, &clear, &clear_count, &clear_color);
  rows->has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0 || clear_count > 0;
  if (words) {
    png_set_gray_to_rgb(png);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    if (rows->has_alpha) png_set_swap_alpha(png);
    else png_set_filler(png, 0xFF, PNG_FILLER_BEFORE);
#else
    png_set_bgr(png);
    if (!rows->has_alpha) png_set_filler(png, 0xFF, PNG_FILLER_AFTER);
#endif
  }
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  rows->channels = png_get_channels(png, info);
  rows->row_bytes = png_get_rowbytes(png, info);
  return 0;
}

/// Reads every row straight to where it belongs, `row_bytes` each without gaps, then the rest of the file.
static inline int duo_png_read_pixels(
    png_structp png, png_infop info, duo_png_source *source, unsigned char *pixels) {
  if (setjmp(png_jmpbuf(png))) return -1;
  const size_t row_bytes = png_get_rowbytes(png, info);
  const png_uint_32 height = png_get_image_height(png, info);
  const int passes = png_get_interlace_type(png, info) == PNG_INTERLACE_NONE ? 1 : 7;
  for (int pass = 0; pass < passes; pass++) {
    for (png_uint_32 y = 0; y < height; y++) {
      if (pass == passes - 1 && y == height - 1) {
        // With the last row libpng unpacks whatever is left of the stream, however much that is.
        size_t room = 9 * (size_t)png_get_image_width(png, info) + (1 << 17);
        if (room < source->count - source->place) source->end = source->place + room;
      }
      png_read_row(png, pixels + (size_t)y * row_bytes, NULL);
    }
  }
  source->end = source->count;
  png_read_end(png, info);
  return 0;
}

static inline void duo_png_destroy_reader(png_structp png, png_infop info) {
  png_destroy_read_struct(&png, info ? &info : NULL, NULL);
}
