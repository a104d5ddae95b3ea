import {service} from '@loopback/core';
import {CONSENT_DOCUMENTS} from '@clube/domain';
import {z} from 'zod';
import {NotFound} from '../../../kernel/refusals/refusals';
import {defineEndpoint, type Input} from '../../../kernel/http/routing/define-endpoint';
import {controller, endpoint} from '../../../kernel/http/routing/endpoint';
import {TermosService} from './termos.service';

const version = z.object({versao: z.int(), vigenteDesde: z.iso.date(), mudancas: z.string().nullable()});
const section = z
  .object({
    titulo: z.string(),
    paragrafos: z.array(z.string()).readonly().optional(),
    itens: z.array(z.string()).readonly().optional(),
  })
  .meta({id: 'TermoSecao'});
const termo = version
  .extend({
    documento: z.enum(CONSENT_DOCUMENTS),
    titulo: z.string(),
    secoes: z.array(section),
    versoes: z.array(version.meta({id: 'TermoVersao'})),
  })
  .meta({id: 'Termo'});

const read = defineEndpoint('GET /api/termos/{documento}', {
  summary: 'Lê um texto que vale para os pintores, na versão em vigor ou numa anterior',
  params: z.strictObject({documento: z.enum(CONSENT_DOCUMENTS, {error: 'Texto desconhecido'})}),
  query: z.strictObject({
    versao: z
      .string()
      .regex(/^\d{1,4}$/, 'Versão inválida')
      .transform(Number)
      .optional(),
  }),
  answer: termo,
  refuses: [NotFound],
});

/** The legal texts, public. */
@controller()
export class TermosController {
  constructor(@service(TermosService) private readonly termos: TermosService) {}

  @endpoint(read)
  read({params: {documento}, query: {versao}}: Input<typeof read>) {
    return this.termos.read(documento, versao);
  }
}
