import {mensagemDe} from '@clube/api-client';
import {Carregando, Falha} from '@clube/ui';
import type {UseQueryResult} from '@tanstack/react-query';
import {useId, type ReactNode} from 'react';
import estilos from './Pontuacoes.module.css';

interface Props<L> {
  titulo: string;
  consulta: UseQueryResult<L[]>;
  children: (linhas: L[]) => ReactNode;
}

/** One table of the page: loading, failed, or there. Each fails alone. */
export function Secao<L>({titulo, consulta, children}: Props<L>) {
  const id = useId();
  const {data, error, refetch} = consulta;
  return (
    <section className={estilos.secao} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {data ? (
        children(data)
      ) : error ? (
        <Falha compacta mensagem={mensagemDe(error)} onRetry={() => void refetch()} />
      ) : (
        <Carregando linhas={4} />
      )}
    </section>
  );
}
