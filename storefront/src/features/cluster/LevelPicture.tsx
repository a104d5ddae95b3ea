import {fileUrl} from '@clube/api-client';
import {NivelCan} from '@clube/ui';
import {useState} from 'react';

/** The level's own picture; a drawn can where it has none or it does not come. The name stands beside it. */
export function LevelPicture({nome, img, size}: {nome: string; img: string | null; size: number}) {
  const [failed, setFailed] = useState(false);
  const src = fileUrl(img);
  if (!src || failed) return <NivelCan nivel={nome} fill={0.8} size={size} />;
  return <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(true)} />;
}
