import {inject} from '@loopback/core';
import {route, type Input} from '../../../kernel/http/route';
import {controller, verb} from '../../../kernel/http/verb';
import {streamed} from '../../../kernel/http/answer';
import {CsvStreams} from '../../../kernel/resources/csv';
import {queryOf} from '../../../kernel/resources/list-docs';
import {resgates} from './resgates.list';

const exportar = route('GET /api/resgates/export', {
  summary: 'Baixa os resgates em CSV (UTF-16LE)',
  query: queryOf(resgates),
  produces: 'text/csv',
});

@controller()
export class ExportarResgatesController {
  constructor(@inject('kernel.csv') private readonly csv: CsvStreams) {}

  @verb(exportar)
  async exportar({query}: Input<typeof exportar>) {
    const stream = this.csv.stream(resgates, query, 'utf16le');
    return streamed(
      {stream, type: 'text/csv; charset=utf-16le'},
      {'Content-Disposition': 'attachment; filename="Resgates.csv"'},
    );
  }
}
