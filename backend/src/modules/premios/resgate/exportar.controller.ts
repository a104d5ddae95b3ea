import {inject} from '@loopback/core';
import {controller, verb, type Entrada} from '../../../kernel/http/verb';
import {Resposta} from '../../../kernel/http/answer';
import {CsvStreams} from '../../../kernel/resources/csv';
import {queryOf, type ListQuerySchema} from '../../../kernel/resources/list-docs';
import {resgates} from './resgates.list';

@controller()
export class ExportarResgatesController {
  constructor(@inject('kernel.csv') private readonly csv: CsvStreams) {}

  @verb('GET /api/resgates/export', {
    summary: 'Baixa os resgates em CSV (UTF-16LE)',
    query: queryOf(resgates),
    produces: 'text/csv',
  })
  async exportar({query}: Entrada<undefined, ListQuerySchema>) {
    const stream = this.csv.stream(resgates, query, 'utf16le');
    return new Resposta(
      {stream, type: 'text/csv; charset=utf-16le'},
      {'Content-Disposition': 'attachment; filename="Resgates.csv"'},
    );
  }
}
