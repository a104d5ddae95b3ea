import type {ReactNode} from 'react';
import {classes} from '../../classes';
import {CabecalhoColuna} from './CabecalhoColuna';
import estilos from './Tabela.module.css';

export interface Coluna<L> {
  chave: string;
  titulo: string;
  celula: (linha: L) => ReactNode;
  /** What the column is sorted by; a column without it cannot be sorted. */
  ordem?: (linha: L) => string | number;
  numerica?: boolean;
  /** On a phone this cell is the card's heading. */
  principal?: boolean;
}

export interface Ordem {
  chave: string;
  decrescente: boolean;
}

interface Props<L> {
  /** Read before the table, seen by nobody: the heading above usually says the same. */
  legenda: string;
  colunas: readonly Coluna<L>[];
  linhas: readonly L[];
  chaveLinha: (linha: L) => string | number;
  ordem?: Ordem | undefined;
  onSort?: ((chave: string) => void) | undefined;
  vazio?: ReactNode;
}

/** A table that becomes a list of cards on a phone. The roles are written out because those styles would erase them. */
export function Tabela<L>({legenda, colunas, linhas, chaveLinha, ordem, onSort, vazio = 'Sem resultados'}: Props<L>) {
  return (
    <div className={estilos.moldura}>
      <table className={estilos.tabela} role="table">
        <caption className="so-leitor">{legenda}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {colunas.map(coluna => (
              <CabecalhoColuna
                key={coluna.chave}
                className={classes(coluna.numerica && estilos.numerica)}
                sentido={ordem?.chave === coluna.chave ? (ordem.decrescente ? 'descending' : 'ascending') : undefined}
                onSort={coluna.ordem && onSort && (() => onSort(coluna.chave))}
              >
                {coluna.titulo}
              </CabecalhoColuna>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {linhas.map(linha => (
            <tr role="row" key={chaveLinha(linha)}>
              {colunas.map(coluna => (
                <td
                  role="cell"
                  key={coluna.chave}
                  data-rotulo={coluna.titulo}
                  className={classes(coluna.numerica && estilos.numerica, coluna.principal && estilos.principal)}
                >
                  {coluna.celula(linha)}
                </td>
              ))}
            </tr>
          ))}
          {linhas.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={colunas.length} className={estilos.vazio}>
                {vazio}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
