import type {ReactNode} from 'react';
import {Cena} from '../../ilustracoes';
import {Botao} from '../botao/Botao';
import estilos from './Estados.module.css';

interface PropsVazio {
  titulo: string;
  children?: ReactNode;
  /** What one can do about it. */
  acao?: ReactNode;
  /** Chooses the picture: another seed, another scene. */
  semente?: string;
}

/** Nothing here, drawn, said, and with a way on. */
export function VazioIlustrado({titulo, children, acao, semente}: PropsVazio) {
  return (
    <div className={estilos.caixa}>
      <Cena semente={semente ?? titulo} className={estilos.desenho} />
      <h2>{titulo}</h2>
      {children && <p>{children}</p>}
      {acao}
    </div>
  );
}

/** A grey preview of what is coming, announced once as "Carregando". */
export function Carregando({
  linhas = 4,
  cartoes = 0,
  texto = 'Carregando',
}: {
  linhas?: number;
  cartoes?: number;
  texto?: string;
}) {
  return (
    <div className={estilos.carregando} role="status">
      <span className="so-leitor">{texto}</span>
      {cartoes > 0 ? (
        <div className={estilos.grade} aria-hidden>
          {Array.from({length: cartoes}, (_, i) => (
            <span key={i} className={estilos.cartao} />
          ))}
        </div>
      ) : (
        Array.from({length: linhas}, (_, i) => <span key={i} className={estilos.linha} aria-hidden />)
      )}
    </div>
  );
}

/** It did not work: what happened, and the same thing again at one press. */
export function Falha({
  mensagem,
  onRetry,
  compacta,
}: {
  mensagem?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Without the picture: one part of a page, not the page. */
  compacta?: boolean;
}) {
  return (
    <div className={estilos.caixa} role="alert">
      {!compacta && <Cena semente="falha" tipo="queda" className={estilos.desenho} />}
      <h2>Não foi possível carregar</h2>
      <p>{mensagem ?? 'Verifique sua conexão e tente de novo.'}</p>
      {onRetry && (
        <Botao variante="secundario" icone="girar" onClick={onRetry}>
          Tentar de novo
        </Botao>
      )}
    </div>
  );
}
