import {Botao, Icone, classes, type NomeIcone} from '@clube/ui';
import estilos from './Notices.module.css';
import type {ResumoLeitura} from '../reading/summary';
import {ID_RESUMO} from '../keyboard/useDoubts';
import {useLayoutEffect, useRef, useState} from 'react';
import {emTitulo} from '../../../components/texto';
import {momentoOuNada} from '../../../components/formatos';

interface Props {
  resumo: ResumoLeitura;
  relendo: boolean;
  onReread: () => void;
  /** There is an open question to lead to. */
  onNext?: (() => void) | undefined;
}

const ICONES: Readonly<Record<ResumoLeitura['tom'], NomeIcone>> = {
  lendo: 'olho',
  pronta: 'certo',
  conferir: 'alerta',
  falha: 'olhoFechado',
};

/** Asks for another reading. */
export function RereadButton({
  principal,
  relendo,
  onReread,
}: Pick<Props, 'relendo' | 'onReread'> & {principal?: boolean}) {
  return (
    <Botao
      variante={principal ? 'principal' : 'texto'}
      pequeno
      icone="girar"
      ocupado={relendo && 'Aguarde'}
      onClick={onReread}
    >
      Ler de novo
    </Botao>
  );
}

/** How the reading went, in a line that is read aloud when it changes. */
export function ReadingBar({resumo: {tom, texto, resto}, relendo, onReread, onNext}: Props) {
  return (
    <div className={classes(estilos.faixa, estilos[tom])}>
      <Icone nome={ICONES[tom]} tamanho={20} className={tom === 'lendo' ? estilos.lendoIcone : undefined} />
      <p id={ID_RESUMO} tabIndex={-1} role="status">
        <strong>{texto}</strong> {resto}
      </p>
      <span className={estilos.acoes}>
        {onNext && (
          <Botao variante="secundario" pequeno onClick={onNext}>
            Próxima dúvida <kbd>Ctrl .</kbd>
          </Botao>
        )}
        {tom === 'falha' && <RereadButton principal {...{relendo, onReread}} />}
      </span>
    </div>
  );
}

/** Somebody else is at this receipt: said, and taken over only on purpose. */
export function AnaliseBar({por, onTakeOver}: {por: string; onTakeOver: () => Promise<void>}) {
  const [ocupado, setOcupado] = useState(false);
  const frase = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    // Who was typing is told so where the work was taken away; a control that is disabled would keep the focus from all.
    if (document.activeElement?.matches(':disabled')) frase.current?.focus();
  }, []);
  const assumir = async (): Promise<void> => {
    setOcupado(true);
    await onTakeOver();
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

/** Earlier work on this receipt goes on: said, and dropped only on purpose. */
export function ResumedBar({de, onRestart}: {de: Date; onRestart: () => void}) {
  return (
    <div className={classes(estilos.aviso, estilos.informacao)} role="status">
      <Icone nome="relogio" tamanho={20} />
      <p>
        <strong>O que você tinha alterado continua aqui</strong>, como estava em {momentoOuNada(de.toISOString())}.
      </p>
      <span className={estilos.acoes}>
        <Botao variante="texto" pequeno icone="girar" onClick={onRestart}>
          Recomeçar da leitura
        </Botao>
      </span>
    </div>
  );
}
