import {formatPontos} from '@clube/domain';
import {Link} from 'react-router-dom';
import styles from './Dashboard.module.css';
import type {DashboardData} from './data';

interface Figure {
  label: string;
  value: number;
  note?: string;
  /** The rows behind the figure, where there is a screen for them. */
  address?: string;
}

const percentage = (part: number, total: number): string => (total > 0 ? `${Math.round((part / total) * 100)}%` : '0%');

function figures(d: DashboardData): Figure[] {
  return [
    {
      label: 'Pintores cadastrados',
      value: d.parceirosCadastrados,
      note: `${formatPontos(d.qtdParceirosIndicados)} indicados, ${formatPontos(d.qtdParceirosIndicadosValidados)} validados`,
      address: '/painel/pintores',
    },
    {
      label: 'Pintores pontuados',
      value: d.parceirosPontuados,
      note: `${percentage(d.parceirosPontuados, d.parceirosCadastrados)} dos cadastrados`,
      address: '/painel/pontuacoes/pontuado',
    },
    {
      label: 'Revendas pontuadas',
      value: d.revendasPontuadas,
      note: `de ${formatPontos(d.revendasCadastradas)} revendas cadastradas`,
    },
    {label: 'Lojas pontuadas', value: d.lojasPontuadas, note: 'CNPJs com vendas pontuadas'},
  ];
}

export function Cards({data}: {data: DashboardData}) {
  return (
    <ul className={styles.cartoes}>
      {figures(data).map(({label, value, note, address}) => (
        <li key={label}>
          <h2>{label}</h2>
          <p className={styles.valor}>
            {address ? <Link to={address}>{formatPontos(value)}</Link> : formatPontos(value)}
          </p>
          <p className={styles.nota}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
