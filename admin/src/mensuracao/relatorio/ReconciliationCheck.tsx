import type {AnswerOf} from '@clube/api-client';
import {WITHOUT_REDE, countOf, formatPontos, longMonth} from '@clube/domain';
import {Icon} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {reportAddress, relatorioFilterOf, type Row} from './data';
import styles from './Relatorio.module.css';

interface Props {
  /** 2026-09 */
  month: string;
  /** The rows of all networks, and of what belongs to none. */
  rows: readonly Row[];
  resgatados: AnswerOf<'/api/relatorio/meses'>['resgatados'];
  /** Fetches both again. */
  refetch: () => Promise<unknown>;
}

/**
 * Shows whether the charged points equal the redeemed ones, which the server counts in the ledger and not in the
 * report's rollup. As an order may come between the two calls, a difference is shown only once asking again gave the
 * same.
 */
export function ReconciliationCheck({month, rows, resgatados: {pontos, resgates, cancelamentos}, refetch}: Props) {
  const sum = rows.reduce((total, {pontosUtilizados}) => total + pontosUtilizados, 0);
  const right = sum === pontos;
  const {isSuccess: askedAgain} = useQuery({
    queryKey: ['relatorio-conferencia', month, sum, pontos],
    enabled: !right,
    queryFn: async () => [await refetch()],
  });
  if (!right && !askedAgain) return null;
  return (
    <p className={styles.proof} data-wrong={right ? undefined : ''} role={right ? undefined : 'alert'}>
      <Icon name={right ? 'check' : 'alert'} size={18} />
      <span>
        <b>{right ? 'Confere:' : 'Não confere:'}</b> a soma das redes e de “{WITHOUT_REDE}”
        {right
          ? ` é igual aos ${formatPontos(pontos)} pontos resgatados em ${longMonth(month)}, com os cancelamentos do mês já descontados.`
          : ` é de ${formatPontos(sum)} pontos, e em ${longMonth(month)} foram resgatados ${formatPontos(pontos)}. Peça ao suporte que refaça os resumos.`}
      </span>
      <Link to={reportAddress('relatorio/pontos', relatorioFilterOf(month, ''))}>
        Ver {countOf(resgates, 'resgate', 'resgates')}
        {cancelamentos > 0 && ` e ${countOf(cancelamentos, 'cancelamento', 'cancelamentos')}`}
      </Link>
    </p>
  );
}
