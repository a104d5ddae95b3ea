import {formatarPontos} from '@clube/domain';
import {Link} from 'react-router-dom';
import estilos from './Dashboard.module.css';
import type {DadosDashboard} from './dados';

interface Figura {
  rotulo: string;
  valor: number;
  nota?: string;
  /** The rows behind the figure, where there is a screen for them. */
  destino?: string;
}

const parte = (de: number, total: number): string => (total > 0 ? `${Math.round((de / total) * 100)}%` : '0%');

function figuras(d: DadosDashboard): Figura[] {
  return [
    {
      rotulo: 'Pintores cadastrados',
      valor: d.parceirosCadastrados,
      nota: `${formatarPontos(d.qtdParceirosIndicados)} indicados, ${formatarPontos(d.qtdParceirosIndicadosValidados)} validados`,
      destino: '/painel/pintores',
    },
    {
      rotulo: 'Pintores pontuados',
      valor: d.parceirosPontuados,
      nota: `${parte(d.parceirosPontuados, d.parceirosCadastrados)} dos cadastrados`,
      destino: '/painel/pontuacoes/pontuado',
    },
    {
      rotulo: 'Revendas pontuadas',
      valor: d.revendasPontuadas,
      nota: `de ${formatarPontos(d.revendasCadastradas)} revendas cadastradas`,
    },
    {rotulo: 'Lojas pontuadas', valor: d.lojasPontuadas, nota: 'CNPJs com vendas pontuadas'},
  ];
}

export function Cartoes({dados}: {dados: DadosDashboard}) {
  return (
    <ul className={estilos.cartoes}>
      {figuras(dados).map(({rotulo, valor, nota, destino}) => (
        <li key={rotulo}>
          <h2>{rotulo}</h2>
          <p className={estilos.valor}>
            {destino ? <Link to={destino}>{formatarPontos(valor)}</Link> : formatarPontos(valor)}
          </p>
          <p className={estilos.nota}>{nota}</p>
        </li>
      ))}
    </ul>
  );
}
