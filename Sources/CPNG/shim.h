#pragma once
#include <png.h>
#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>

#include "reader.h"

/// Takes bytes from libpng. Returns 0 when it has them; anything else ends the writing.
typedef int (*duo_png_sink)(void *context, const unsigned char *bytes, size_t count);

/// Where a writer's bytes go, and what libpng said when it gave up.
typedef struct {
  duo_png_sink sink;
  void *context;
  char message[160];
} duo_png_port;

/// What stands before the pixels, besides texts.
typedef struct {
  unsigned int width;
  unsigned int height;
  int has_alpha;
  unsigned int pixels_per_metre;
} duo_png_picture;

// libpng reports errors by longjmp. Every jump starts and lands inside these functions, so that no Swift frame is
// ever jumped over.

static inline void duo_png_fail(png_structp png, png_const_charp message) {
  duo_png_port *port = (duo_png_port *)png_get_error_ptr(png);
  if (port) snprintf(port->message, sizeof port->message, "%s", message);
  png_longjmp(png, 1);
}

static inline void duo_png_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static inline void duo_png_put(png_structp png, png_bytep bytes, png_size_t count) {
  duo_png_port *port = (duo_png_port *)png_get_io_ptr(png);
  if (port->sink(port->context, bytes, count) != 0) png_error(png, "the bytes were not taken");
}

static inline void duo_png_flush(png_structp png) { (void)png; }

/// A writer that sends its bytes to `port`, which must outlive it; NULL without memory.
static inline png_structp duo_png_create_writer(duo_png_port *port) {
  png_structp png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, port, duo_png_fail, duo_png_ignore);
  if (png) png_set_write_fn(png, port, duo_png_put, duo_png_flush);
  return png;
}

/// Writes the signature and all chunks before the pixels. 0 when it went well, else `port->message` says why not.
static inline int duo_png_write_head(
    png_structp png, png_infop info, duo_png_picture picture, png_textp texts, int text_count,
    int level) {
  if (setjmp(png_jmpbuf(png))) return -1;
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_IHDR(
      png, info, picture.width, picture.height, 8,
      picture.has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_RELATIVE);
  png_set_pHYs(
      png, info, picture.pixels_per_metre, picture.pixels_per_metre, PNG_RESOLUTION_METER);
  png_set_text_compression_level(png, level);
  if (text_count > 0) png_set_text(png, info, texts, text_count);
  png_write_info(png, info);
  return 0;
}

/// Writes one chunk with its length and checksum. 0 when it went well.
static inline int duo_png_write_chunk(
    png_structp png, const char *name, const unsigned char *bytes, size_t count) {
  if (setjmp(png_jmpbuf(png))) return -1;
  png_write_chunk(png, (png_const_bytep)name, bytes, count);
  return 0;
}

static inline void duo_png_destroy_writer(png_structp png, png_infop info) {
  png_destroy_write_struct(&png, info ? &info : NULL);
}
