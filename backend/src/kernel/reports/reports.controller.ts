import {inject} from '@loopback/core';
import {z} from 'zod';
import {REPORT_NAMES, canCall, civilDateOf, partsOf} from '@clube/domain';
import {currentContext, requireActor} from '../context';
import {streamed, type Answer, type Streamed} from '../http/output/answer';
import {XLSX_TYPE, attachment} from '../http/output/download';
import {defineEndpoint, type Input} from '../http/routing/define-endpoint';
import {controller, endpoint} from '../http/routing/endpoint';
import {Kernel} from '../keys';
import {InvalidFields, NotFound, NotPermitted, fieldRefusal} from '../refusals/refusals';
import {reportAsCsv, reportAsXlsx} from './report-file';
import type {Reports} from './reports';

const download = defineEndpoint('GET /api/relatorios/arquivo/{relatorio}', {
  summary: 'Baixa um relatório em CSV ou XLSX: as linhas da sua chamada, com os títulos da tela',
  description: 'Os outros parâmetros são os da chamada do relatório. Pode baixar quem pode chamá-la.',
  params: z.strictObject({relatorio: z.enum(REPORT_NAMES)}),
  query: z.looseObject({formato: z.enum(['csv', 'xlsx']).default('csv')}),
  produces: ['text/csv', XLSX_TYPE],
  refuses: [NotFound, NotPermitted, InvalidFields],
});

/** Reports as files. */
@controller()
export class ReportsController {
  constructor(@inject(Kernel.REPORTS) private readonly reports: Reports) {}

  @endpoint(download)
  async download({params: {relatorio}, query: {formato, ...sent}}: Input<typeof download>): Promise<Answer<Streamed>> {
    const defined = this.reports.find(relatorio);
    if (!defined) throw NotFound();
    if (!canCall(...partsOf(defined.report.call), requireActor('painel'))) throw NotPermitted();
    const query = defined.query.safeParse(sent);
    if (!query.success)
      throw fieldRefusal(Object.fromEntries(query.error.issues.map(({path, message}) => [path.join('.'), message])));
    const rows = await defined.rows(query.data);
    const day = civilDateOf(currentContext().now).split('-').reverse().join('-');
    const file =
      formato === 'xlsx'
        ? {stream: reportAsXlsx(defined.report, rows), type: XLSX_TYPE}
        : {stream: reportAsCsv(defined.report, rows), type: 'text/csv; charset=utf-8'};
    return streamed(file, attachment(`${defined.report.title} ${day}.${formato}`));
  }
}
