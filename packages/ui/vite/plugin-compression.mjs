import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

const COMPRESSIBLE = /\.(m?js|css|svg|json|wasm)$/;
const MIN_BYTES = 1024;

/** Each asset also compressed once, at its best, so that the server never compresses the same thing again. */
export function compression() {
  return {
    name: 'clube-compression',
    apply: 'build',
    // What is on disk, when everybody else has had their say about it.
    writeBundle({dir}, bundle) {
      for (const fileName of Object.keys(bundle).filter(name => COMPRESSIBLE.test(name))) {
        const file = join(dir, fileName);
        const bytes = readFileSync(file);
        if (bytes.length < MIN_BYTES) continue;
        const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length};
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, {params}));
        writeFileSync(`${file}.gz`, gzipSync(bytes, {level: 9}));
      }
    },
  };
}
