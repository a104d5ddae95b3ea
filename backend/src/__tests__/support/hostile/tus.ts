const TUS = {'Tus-Resumable': '1.0.0'};
const PIECE = {...TUS, 'Content-Type': 'application/offset+octet-stream'};
const meta = (tipo: string, nome = 'obra.mp4'): string =>
  Object.entries({tipo, nome})
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Headers of the tus protocol that no correct client sends, by what is wrong. */
type Cases = Readonly<Record<string, Record<string, string>>>;

/** Headers of requests that create an upload. */
export const TUS_BEGINNINGS: Cases = {
  'a negative length': {...TUS, 'Upload-Length': '-1', 'Upload-Metadata': meta('resgate.video')},
  'a length beyond numbers': {...TUS, 'Upload-Length': '9'.repeat(30), 'Upload-Metadata': meta('resgate.video')},
  'a length of 8 PB': {...TUS, 'Upload-Length': '9007199254740991', 'Upload-Metadata': meta('resgate.video')},
  'a length with a point': {...TUS, 'Upload-Length': '1.5', 'Upload-Metadata': meta('resgate.video')},
  'a length in hexadecimal': {...TUS, 'Upload-Length': '0x10', 'Upload-Metadata': meta('resgate.video')},
  'no length': {...TUS, 'Upload-Metadata': meta('resgate.video')},
  'a length of its own later': {...TUS, 'Upload-Defer-Length': '1', 'Upload-Metadata': meta('resgate.video')},
  'a kind that there is not': {...TUS, 'Upload-Length': '10', 'Upload-Metadata': meta('__proto__')},
  'no metadata': {...TUS, 'Upload-Length': '10'},
  'metadata that are no base64': {...TUS, 'Upload-Length': '10', 'Upload-Metadata': 'tipo ***,nome'},
  'ten thousand metadata': {
    ...TUS,
    'Upload-Length': '10',
    'Upload-Metadata': Array.from({length: 700}, (_, i) => `k${i} eA==`).join(','),
  },
  'a concatenation': {
    ...TUS,
    'Upload-Concat': 'final;/api/envios/a /api/envios/b',
    'Upload-Metadata': meta('resgate.video'),
  },
  'another version': {'Tus-Resumable': '9.9.9', 'Upload-Length': '10', 'Upload-Metadata': meta('resgate.video')},
};

/** Headers of requests that send a part, for an upload of 4,096 bytes of which none was sent. */
export const TUS_PIECES: Cases = {
  'an offset before the beginning': {...PIECE, 'Upload-Offset': '-1'},
  'an offset behind the end': {...PIECE, 'Upload-Offset': '4097'},
  'an offset beyond numbers': {...PIECE, 'Upload-Offset': '9'.repeat(30)},
  'an offset that is none': {...PIECE, 'Upload-Offset': 'NaN'},
  'no offset': PIECE,
  'another content type': {...TUS, 'Upload-Offset': '0', 'Content-Type': 'application/json'},
  'a sum that is not known': {...PIECE, 'Upload-Offset': '12', 'Upload-Checksum': 'nada eA=='},
};
