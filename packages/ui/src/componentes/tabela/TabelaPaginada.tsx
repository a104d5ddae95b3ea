import {useMemo, useState, type ReactNode} from 'react';
import {Paginacao} from './Paginacao';
import {Tabela, type Coluna, type Ordem} from './Tabela';

interface Props<L> {
  legenda: string;
  colunas: readonly Coluna<L>[];
  linhas: readonly L[];
  chaveLinha: (linha: L) => string | number;
  ordemInicial?: Ordem;
  tamanhoInicial?: number;
  vazio?: ReactNode;
}

function comparar(a: string | number, b: string | number): number {
  return typeof a === 'string' ? a.localeCompare(String(b), 'pt-BR') : a - Number(b);
}

/** A table whose rows are all here already: sorted and paged on the spot, 10 rows at first. */
export function TabelaPaginada<L>({linhas, colunas, ordemInicial, tamanhoInicial = 10, ...resto}: Props<L>) {
  const [ordem, setOrdem] = useState(ordemInicial);
  const [{pagina, tamanho}, setPaginas] = useState({pagina: 0, tamanho: tamanhoInicial});
  const ordenadas = useMemo(() => {
    const medida = colunas.find(coluna => coluna.chave === ordem?.chave)?.ordem;
    if (!medida) return linhas;
    const sinal = ordem?.decrescente ? -1 : 1;
    return [...linhas].sort((a, b) => sinal * comparar(medida(a), medida(b)));
  }, [linhas, colunas, ordem]);
  const porPagina = tamanho || Math.max(1, linhas.length);
  const atual = Math.min(pagina, Math.max(0, Math.ceil(linhas.length / porPagina) - 1));
  const ordenarPor = (chave: string): void => {
    setOrdem(antes => ({chave, decrescente: antes?.chave === chave ? !antes.decrescente : false}));
    setPaginas({pagina: 0, tamanho});
  };
  return (
    <>
      <Tabela
        {...resto}
        colunas={colunas}
        linhas={ordenadas.slice(atual * porPagina, (atual + 1) * porPagina)}
        ordem={ordem}
        onSort={ordenarPor}
      />
      <Paginacao
        legenda={resto.legenda}
        pagina={atual}
        tamanho={tamanho}
        total={linhas.length}
        onValueChange={(novaPagina, novoTamanho) => setPaginas({pagina: novaPagina, tamanho: novoTamanho})}
      />
    </>
  );
}
