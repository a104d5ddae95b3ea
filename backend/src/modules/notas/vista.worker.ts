import {workerData} from 'node:worker_threads';
import decode from 'heic-decode';
import sharp from 'sharp';

const LONGEST_SIDE = 3000;

async function main({bytes, target}: {bytes: Uint8Array; target: string}): Promise<void> {
  const {width, height, data} = await decode({buffer: bytes});
  await sharp(data, {raw: {width, height, channels: 4}})
    .flatten({background: '#fff'})
    .resize({width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true})
    .jpeg({quality: 82})
    .toFile(target);
}

void main(workerData as {bytes: Uint8Array; target: string});
