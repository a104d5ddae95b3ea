import {inject} from '@loopback/core';
import {Kernel} from '../../../kernel/keys';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {streamed} from '../../../kernel/http/output/answer';
import {CsvStreams} from '../../../kernel/exports/csv';
import {queryOf} from '../../../kernel/lists/list-docs';
import {resgates} from './resgates.list';

const exportResgates = defineEndpoint('GET /api/resgates/export', {
  summary: 'Baixa os resgates em CSV (UTF-16LE)',
  query: queryOf(resgates),
  produces: 'text/csv',
});

@controller()
export class ResgatesExportController {
  constructor(@inject(Kernel.CSV) private readonly csv: CsvStreams) {}

  @endpoint(exportResgates)
  async exportResgates({query}: Input<typeof exportResgates>) {
    const stream = this.csv.stream(resgates, query, 'utf16le');
    return streamed(
      {stream, type: 'text/csv; charset=utf-16le'},
      {'Content-Disposition': 'attachment; filename="Resgates.csv"'},
    );
  }
}
