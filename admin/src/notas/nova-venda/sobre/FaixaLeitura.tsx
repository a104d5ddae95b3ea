import {Botao, Icone, classes, type NomeIcone} from '@clube/ui';
import estilos from './Leitura.module.css';
import type {ResumoLeitura} from '../leitura/resumo';
import {ID_RESUMO} from './useDuvidas';

interface Props {
  resumo: ResumoLeitura;
  relendo: boolean;
  aoReler: () => void;
  /** There is an open question to lead to. */
  aoAvancar?: (() => void) | undefined;
}

const ICONES: Readonly<Record<ResumoLeitura['tom'], NomeIcone>> = {
  lendo: 'olho',
  pronta: 'certo',
  conferir: 'alerta',
  falha: 'olhoFechado',
};

/** Asks for another reading. */
export function BotaoReler({principal, relendo, aoReler}: Pick<Props, 'relendo' | 'aoReler'> & {principal?: boolean}) {
  return (
    <Botao
      variante={principal ? 'principal' : 'texto'}
      pequeno
      icone="girar"
      ocupado={relendo && 'Aguarde'}
      onClick={aoReler}
    >
      Ler de novo
    </Botao>
  );
}

/** How the reading went, in a line that is read aloud when it changes. */
export function FaixaLeitura({resumo: {tom, texto, resto}, relendo, aoReler, aoAvancar}: Props) {
  return (
    <div className={classes(estilos.faixa, estilos[tom])}>
      <Icone nome={ICONES[tom]} tamanho={20} className={tom === 'lendo' ? estilos.lendoIcone : undefined} />
      <p id={ID_RESUMO} tabIndex={-1} role="status">
        <strong>{texto}</strong> {resto}
      </p>
      <span className={estilos.acoes}>
        {aoAvancar && (
          <Botao variante="secundario" pequeno onClick={aoAvancar}>
            Próxima dúvida <kbd>Ctrl .</kbd>
          </Botao>
        )}
        {tom === 'falha' && <BotaoReler principal {...{relendo, aoReler}} />}
      </span>
    </div>
  );
}
