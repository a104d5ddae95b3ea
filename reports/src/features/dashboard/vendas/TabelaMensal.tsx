import {classes} from '@clube/ui';
import {mesComAno, mesPorExtenso} from '../meses';
import {SERIES, type LinhaMensal, type Serie} from './series';
import estilos from './TabelaMensal.module.css';

interface Props {
  linhas: readonly LinhaMensal[];
  serie: Serie;
  mesAtivo: string | undefined;
  onPoint: (mes: string | undefined) => void;
}

/** The figures behind the chart, all three series; the one that is drawn stands out. */
export function TabelaMensal({linhas, serie, mesAtivo, onPoint}: Props) {
  const soma = (chave: Serie['chave']): number => linhas.reduce((total, linha) => total + linha[chave], 0);
  return (
    <table className={estilos.tabela}>
      <caption className="so-leitor">Vendas, notas e novos pintores, mês a mês</caption>
      <thead>
        <tr>
          <th scope="col">Mês</th>
          {SERIES.map(({chave, titulo}) => (
            <th key={chave} scope="col" className={classes(chave === serie.chave && estilos.desenhada)}>
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map((linha, indice) => (
          <tr
            key={linha.mes}
            className={classes(linha.mes === mesAtivo && estilos.ativa)}
            onPointerEnter={() => onPoint(linha.mes)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <th scope="row" aria-label={mesPorExtenso(linha.mes)}>
              {mesComAno(linha.mes)}
              {indice === linhas.length - 1 && <small> em andamento</small>}
            </th>
            {SERIES.map(({chave, mostrar}) => (
              <td key={chave}>{mostrar(linha[chave])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {SERIES.map(({chave, mostrar}) => (
            <td key={chave}>{mostrar(soma(chave))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
