import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const MIN_BYTES = 1024;

/** Each asset also compressed once, at its best, so that the server never compresses the same thing again. */
export function compressao() {
  return {
    name: 'clube-compressao',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const [fileName, output] of Object.entries(bundle)) {
        const source = output.type === 'chunk' ? output.code : output.source;
        if (!COMPRESSIBLE.test(fileName) || source.length < MIN_BYTES) continue;
        const bytes = Buffer.from(source);
        const options = {
          params: {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length},
        };
        this.emitFile({type: 'asset', fileName: `${fileName}.br`, source: await brotli(bytes, options)});
        this.emitFile({type: 'asset', fileName: `${fileName}.gz`, source: await gz(bytes, {level: 9})});
      }
    },
  };
}
