import type {LugarLido} from '@clube/domain';
import type {KeyboardEvent, ReactNode} from 'react';
import {useApontar} from './leitura/realce';

interface Props {
  className: string | undefined;
  lugar: LugarLido | undefined;
  /** The value is right as it stands: said by Enter. */
  aoAprovar: (() => void) | undefined;
  children: ReactNode;
}

/** A field whose place on the paper is outlined while it is pointed at or in use. */
export function CampoNoPapel({className, lugar, aoAprovar, children}: Props) {
  const apontar = useApontar(lugar);
  const aoTeclar = (evento: KeyboardEvent): void => {
    if (!aoAprovar || evento.key !== 'Enter' || evento.ctrlKey || evento.metaKey) return;
    evento.preventDefault();
    // It leads on to the next question: a key that is held down must not answer that one too.
    if (!evento.repeat) aoAprovar();
  };
  return (
    <div role="presentation" className={className} {...apontar} onKeyDown={aoTeclar}>
      {children}
    </div>
  );
}
