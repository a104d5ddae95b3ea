import {join} from 'node:path';
import {inject} from '@loopback/core';
import {z} from 'zod';
import {
  MAX_ROWS_ON_PAPER,
  REPORT_FORMATS,
  REPORT_NAMES,
  canCall,
  civilDateOf,
  formatPontos,
  partsOf,
  rowMatches,
  type ReportFormat,
} from '@clube/domain';
import {currentContext, requireActor} from '../context';
import type {Documents} from '../documents/documents';
import {streamed, type Answer, type Streamed} from '../http/output/answer';
import {XLSX_TYPE, attachment} from '../http/output/download';
import {defineEndpoint, type Input} from '../http/routing/define-endpoint';
import {controller, endpoint} from '../http/routing/endpoint';
import {Kernel} from '../keys';
import {InvalidFields, InvalidRequest, NotFound, NotPermitted, fieldRefusal} from '../refusals/refusals';
import {reportAsCsv, reportAsXlsx} from './report-file';
import {reportPdfData, type ReportOfQuery} from './report-pdf-data';
import type {Reports} from './reports';

const download = defineEndpoint('GET /api/relatorios/arquivo/{relatorio}', {
  summary: 'Baixa um relatório em CSV, XLSX ou PDF: as linhas da sua chamada, com os títulos da tela',
  description:
    'Os outros parâmetros são os da chamada do relatório. Pode baixar quem pode chamá-la. Com busca, só as linhas que têm as palavras.',
  params: z.strictObject({relatorio: z.enum(REPORT_NAMES)}),
  query: z.looseObject({
    formato: z.enum(REPORT_FORMATS).default('csv'),
    busca: z.string().trim().max(120).default(''),
  }),
  produces: ['text/csv', XLSX_TYPE, 'application/pdf'],
  refuses: [NotFound, NotPermitted, InvalidFields, InvalidRequest],
});

/** Exports reports as files. */
@controller()
export class ReportsController {
  constructor(
    @inject(Kernel.REPORTS) private readonly reports: Reports,
    @inject(Kernel.DOCUMENTS) private readonly documents: Documents,
  ) {}

  @endpoint(download)
  async download({
    params: {relatorio},
    query: {formato, busca, ...sent},
  }: Input<typeof download>): Promise<Answer<Streamed>> {
    const defined = this.reports.find(relatorio);
    if (!defined) throw NotFound();
    if (!canCall(...partsOf(defined.report.call), requireActor('painel'))) throw NotPermitted();
    const query = defined.query.safeParse(sent);
    if (!query.success)
      throw fieldRefusal(Object.fromEntries(query.error.issues.map(({path, message}) => [path.join('.'), message])));
    const rows = (await defined.rows(query.data)).filter(row => rowMatches(defined.report, row, busca));
    const day = civilDateOf(currentContext().now).split('-').reverse().join('-');
    const file = await this.fileOf(formato, {report: defined.report, rows, query: query.data});
    return streamed(file, attachment(`${defined.report.title} ${day}.${formato}`));
  }

  private async fileOf(format: ReportFormat, of: ReportOfQuery): Promise<Streamed> {
    const {report, rows} = of;
    if (format === 'csv') return {stream: reportAsCsv(report, rows), type: 'text/csv; charset=utf-8'};
    if (format === 'xlsx') return {stream: reportAsXlsx(report, rows), type: XLSX_TYPE};
    if (rows.length > MAX_ROWS_ON_PAPER)
      throw InvalidRequest({
        erro: `São ${formatPontos(rows.length)} linhas, e num PDF cabem até ${formatPontos(MAX_ROWS_ON_PAPER)}. Baixe em CSV ou XLSX, ou filtre.`,
      });
    const content = await this.documents.draw(
      join(__dirname, 'draw-report.js'),
      reportPdfData(of),
      currentContext().abortSignal,
    );
    return {
      type: 'application/pdf',
      stream: async function* () {
        yield content;
      },
    };
  }
}
