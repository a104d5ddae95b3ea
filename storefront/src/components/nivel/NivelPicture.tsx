import {fileUrl} from '@clube/api-client';
import {NivelCan} from '@clube/ui';
import {useState} from 'react';
import {nivelShare} from '../../base/session/info';
import type {Info} from '../../base/types';

/** The level's own picture; the can that fills where staff gave it none or it does not come. Words beside it say the same. */
export function NivelPicture({info, size}: {info: Info | undefined; size: number}) {
  const [failed, setFailed] = useState<string>();
  const src = fileUrl(info?.cluster?.img);
  if (!src || failed === src)
    return <NivelCan nivel={info?.cluster?.nome} fill={info ? nivelShare(info) : 0.1} size={size} />;
  return (
    <img
      src={src}
      alt=""
      // Words beside it say the same: what people came to see goes first.
      fetchPriority="low"
      width={size}
      height={size}
      style={{flex: 'none', objectFit: 'contain'}}
      onError={() => setFailed(src)}
    />
  );
}
