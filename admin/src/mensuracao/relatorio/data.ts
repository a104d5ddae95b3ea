import {client, type Schema} from '@clube/api-client';
import {WITHOUT_REDE, monthOfYear} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {downloadContent} from '../../components/download';

/** A network, or what belongs to none; known by the network's number or by WITHOUT_REDE. */
export type Row = Schema<'RelatorioDaRede'> & {id: string};
export type Month = Schema<'MesDoRelatorio'>;

/** Which month of which network, all of them where it is empty. */
export interface Of {
  rede: string;
  ano: number;
  /** 1 to 12. */
  mes: number;
}

const narrowed = ({rede, ...month}: Of) => ({...month, ...(rede && {rede})});

/** What each network owes for a month; undefined: nothing is asked. */
export function useRelatorio(of: Of | undefined) {
  return useQuery({
    queryKey: ['relatorio', of],
    enabled: of !== undefined,
    queryFn: async ({signal}): Promise<Row[]> => {
      const {relatorios} = await client.get('/api/relatorio', {query: of ? narrowed(of) : {}, signal});
      return relatorios.map(row => ({...row, id: String(row.idRede ?? WITHOUT_REDE)}));
    },
  });
}

/** The month among the 24 that end with it. */
export function useMeses(of: Of) {
  return useQuery({
    queryKey: ['relatorio', 'meses', of],
    queryFn: ({signal}) => client.get('/api/relatorio/meses', {query: narrowed(of), signal}),
  });
}

export async function downloadPdf({ano, mes, rede}: Of): Promise<void> {
  const content = await client.file('/api/relatorios/{mes}/{ano}/pdf', {path: {mes, ano}, query: {rede}});
  downloadContent(content, `relatorio-${rede || 'redes'}-${monthOfYear(ano, mes)}.pdf`);
}

/** A report's screen of this month and network. */
export const addressOf = (screen: string, {rede, ano, mes}: Of): string =>
  `/painel/${screen}?${new URLSearchParams({ano: String(ano), mes: String(mes), ...(rede && {rede})})}`;

/** Of `2026-09`. */
export const ofMonth = (month: string, rede: string): Of => {
  const [ano = 0, mes = 0] = month.split('-').map(Number);
  return {rede, ano, mes};
};
