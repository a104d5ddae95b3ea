import {client, type Schema} from '@clube/api-client';
import {WITHOUT_REDE, monthOfYear} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {downloadContent} from '../../components/download';

/** A network, or what belongs to none; `id` is the network's number or WITHOUT_REDE. */
export type Row = Schema<'RelatorioDaRede'> & {id: string};
export type Month = Schema<'MesDoRelatorio'>;

/** The month and network of a report; an empty `rede` means all networks. */
export interface RelatorioFilter {
  rede: string;
  ano: number;
  /** 1 to 12. */
  mes: number;
}

const queryOf = ({rede, ...month}: RelatorioFilter) => ({...month, ...(rede && {rede})});

/** What each network owes for a month; an undefined filter fetches nothing. */
export function useRelatorio(filter: RelatorioFilter | undefined) {
  return useQuery({
    queryKey: ['relatorio', filter],
    enabled: filter !== undefined,
    queryFn: async ({signal}): Promise<Row[]> => {
      const {relatorios} = await client.get('/api/relatorio', {query: filter ? queryOf(filter) : {}, signal});
      return relatorios.map(row => ({...row, id: String(row.idRede ?? WITHOUT_REDE)}));
    },
  });
}

/** The 24 months that end with this one. */
export function useMeses(filter: RelatorioFilter) {
  return useQuery({
    queryKey: ['relatorio', 'meses', filter],
    queryFn: ({signal}) => client.get('/api/relatorio/meses', {query: queryOf(filter), signal}),
  });
}

export async function downloadPdf({ano, mes, rede}: RelatorioFilter): Promise<void> {
  const content = await client.file('/api/relatorios/{mes}/{ano}/pdf', {path: {mes, ano}, query: {rede}});
  downloadContent(content, `relatorio-${rede || 'redes'}-${monthOfYear(ano, mes)}.pdf`);
}

/** The URL of a report with this month and network. */
export const reportAddress = (screen: string, {rede, ano, mes}: RelatorioFilter): string =>
  `/painel/${screen}?${new URLSearchParams({ano: String(ano), mes: String(mes), ...(rede && {rede})})}`;

/** Parses a month like `2026-09`. */
export const relatorioFilterOf = (month: string, rede: string): RelatorioFilter => {
  const [ano = 0, mes = 0] = month.split('-').map(Number);
  return {rede, ano, mes};
};
