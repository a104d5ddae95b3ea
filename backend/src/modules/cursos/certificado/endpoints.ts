import {z} from 'zod';
import {REVOGACAO_RULE} from '@clube/domain';
import {outSchema} from '../../../kernel/entities/schemas';
import {reasonText} from '../../../kernel/entities/wire';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {messageAnswer} from '../../../kernel/http/routing/shapes';
import {listAnswer, queryOf} from '../../../kernel/lists/list-docs';
import {TooManyAttempts} from '../../../kernel/refusals/refusals';
import {CertificadoNotFound} from '../refusals';
import {certificados} from './certificados.list';

const byCode = z.strictObject({codigo: z.string().max(40)});

export const list = defineEndpoint('GET /api/cursos/certificados', {
  summary: 'Lista os certificados emitidos, também os revogados',
  query: queryOf(certificados),
  answer: listAnswer(certificados, outSchema(certificados.fields).meta({id: 'CertificadoEmitido'})),
});

export const confirm = defineEndpoint('GET /api/cursos/certificado/{codigo}', {
  summary: 'Confirma um certificado: diz o que está no papel, e nada mais',
  params: byCode,
  answer: z
    .object({
      codigo: z.string(),
      nome: z.string().nullable(),
      curso: z.string().nullable(),
      cargaHoraria: z.int().nullable().describe('Em minutos'),
      modulos: z.array(
        z
          .object({
            nome: z.string(),
            aulas: z.int(),
            avaliacoes: z.int().optional().describe('Avaliações em que foi aprovado; não consta dos mais antigos'),
          })
          .meta({id: 'ModuloDoCertificado'}),
      ),
      concluidoEm: z.iso.datetime().nullable(),
      revogadoEm: z.iso.datetime().nullable().describe('Revogado: os outros campos vêm null ou vazios'),
    })
    .meta({id: 'CertificadoConferido'}),
  refuses: [CertificadoNotFound, TooManyAttempts],
});

export const revoke = defineEndpoint('POST /api/cursos/certificado/{codigo}/revogar', {
  summary: 'Revoga um certificado; não volta atrás',
  params: byCode,
  body: z.strictObject({motivo: reasonText(REVOGACAO_RULE)}).meta({id: 'RevogacaoDoCertificado'}),
  answer: messageAnswer,
  refuses: [CertificadoNotFound],
});
