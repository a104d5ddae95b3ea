import {Botao, Icone, classes} from '@clube/ui';
import {useLayoutEffect, useRef, useState} from 'react';
import {emTitulo} from '../../../components/texto';
import estilos from './Leitura.module.css';

/** Somebody else is at this receipt: said, and taken over only on purpose. */
export function FaixaAnalise({por, aoAssumir}: {por: string; aoAssumir: () => Promise<void>}) {
  const [ocupado, setOcupado] = useState(false);
  const frase = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // Who was typing is told so where the work was taken away; a control that is disabled would keep the focus from all.
    if (document.activeElement?.matches(':disabled')) frase.current?.focus();
  }, []);
  const assumir = async (): Promise<void> => {
    setOcupado(true);
    await aoAssumir();
    setOcupado(false);
  };
  return (
    <div className={classes(estilos.aviso, estilos.outro)} role="status">
      <Icone nome="pessoa" tamanho={20} />
      <p ref={frase} tabIndex={-1}>
        <strong>Em análise por {emTitulo(por)}.</strong> Você vê a nota, mas não a altera.
      </p>
      <Botao variante="secundario" pequeno ocupado={ocupado && 'Aguarde'} onClick={() => void assumir()}>
        Assumir análise
      </Botao>
    </div>
  );
}
