import {fileUrl} from '@clube/api-client';
import {Picture, Scene} from '@clube/ui';
import type {CursoListed} from './api';

interface Props {
  curso: Pick<CursoListed, 'nome' | 'linkCapaCurso' | 'capaImagens'>;
  className?: string | undefined;
  /** The `sizes` attribute of the `img`. */
  sizes: string;
  /** As in `Picture`. */
  first?: boolean;
}

/** A course's cover, or a drawing if there is none. */
export function CursoCover({curso: {nome, linkCapaCurso, capaImagens}, className, sizes, first = false}: Props) {
  return (
    <Picture
      renditions={capaImagens}
      main={fileUrl(linkCapaCurso)}
      alt=""
      sizes={sizes}
      className={className}
      first={first}
    >
      <Scene seed={nome} />
    </Picture>
  );
}
