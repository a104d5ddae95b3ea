import {Icone, classeBotao} from '@clube/ui';
import {useEffect, useRef} from 'react';
import {Link} from 'react-router-dom';
import {CAMINHOS} from '../../base/caminhos';
import estilos from './EnviarNota.module.css';
import {recebidas} from './enviar-lotes';
import type {AndamentoEnvio} from './useEnvio';

const GUARDADAS_NA_TELA = 'Suas notas estão guardadas nesta tela e vão sozinhas quando a conexão voltar.';
const GUARDADAS_NO_APARELHO =
  'Suas notas estão guardadas neste aparelho e vão sozinhas quando a conexão voltar, ou quando você abrir o Clube de novo.';

interface PropsAndamento {
  andamento: AndamentoEnvio;
  parte: number | null;
  /** They outlive this tab. */
  guardada: boolean;
}

/** How far the sending is, or what it waits for. */
export function Andamento({andamento, parte, guardada}: PropsAndamento) {
  if (andamento === 'parado') return null;
  if (andamento === 'sem-conexao')
    return (
      <p className={estilos.aviso} role="status">
        <Icone nome="alerta" tamanho={20} />
        <span>
          <b>Sem internet.</b> {guardada ? GUARDADAS_NO_APARELHO : GUARDADAS_NA_TELA}
        </span>
      </p>
    );
  const porCento = parte === null ? undefined : Math.round(parte * 100);
  return (
    <div className={estilos.progresso}>
      <progress max={100} value={porCento} aria-label="Envio das notas" />
      <span>{porCento === undefined ? 'Preparando...' : porCento < 100 ? `${porCento}%` : 'Conferindo...'}</span>
    </div>
  );
}

/** What waits was chosen before the app was closed. */
export function Retomada() {
  return (
    <p className={estilos.aviso} role="status">
      <Icone nome="info" tamanho={20} />
      <span>
        <b>Guardamos o que você já tinha escolhido.</b> Confira e envie.
      </span>
    </p>
  );
}

/** What was taken, where the eye is after sending, and where it goes on. */
export function Aceitas({quantas}: {quantas: number}) {
  const caixa = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (quantas > 0) caixa.current?.scrollIntoView({block: 'center'});
  }, [quantas]);
  return (
    <div ref={caixa} role="status" className={estilos.anuncio}>
      {quantas > 0 && (
        <div className={estilos.aceitas}>
          <Icone nome="certo" tamanho={28} />
          <p>
            <b>{recebidas(quantas)}</b> Agora vamos ler e conferir.
          </p>
          <Link className={classeBotao({variante: 'secundario', pequeno: true})} to={CAMINHOS.pontuacoes}>
            Acompanhar
          </Link>
        </div>
      )}
    </div>
  );
}
