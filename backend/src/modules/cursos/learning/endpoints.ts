import {z} from 'zod';
import {MAX_PERGUNTAS, MAX_STRETCHES} from '@clube/domain';
import {defineEndpoint} from '../../../kernel/http/routing/define-endpoint';
import {id, idInBody, messageAnswer} from '../../../kernel/http/routing/shapes';
import * as refusals from '../refusals';
import {searchBody} from '../search';
import {certificadoLink, cursoListed, cursoOfPintor} from '../shapes';

const ofCurso = z.strictObject({idCurso: id});
const ofAula = z.strictObject({aulaId: id});
const REFUSED_AULA = [refusals.AulaNotFound, refusals.NotInscrito, refusals.AulaUnavailable];
const empty = z.strictObject({}).meta({id: 'SemCorpo'});

export const search = defineEndpoint('POST /api/cursos/parceiro/curso/search', {
  summary: 'Os cursos abertos, com o quanto o pintor já fez de cada um',
  body: searchBody,
  answer: z
    .object({data: z.array(cursoListed), count: z.int(), metadata: z.object({total: z.int()})})
    .meta({id: 'CursosDoPintor'}),
});

export const get = defineEndpoint('GET /api/cursos/parceiro/curso/{idCurso}', {
  summary: 'Um curso com as aulas que o pintor já pode abrir',
  description:
    'De uma aula que ainda não está disponível não vêm vídeo, material nem perguntas; a resposta certa, nunca.',
  params: ofCurso,
  answer: cursoOfPintor,
  refuses: [refusals.CursoNotFound],
});

export const enrol = defineEndpoint('POST /api/cursos/parceiro/curso/{idCurso}/inscrever', {
  summary: 'Inscreve o pintor; repetir não muda nada',
  params: ofCurso,
  body: empty,
  answer: messageAnswer,
  refuses: [refusals.CursoNotFound],
});

export const cancel = defineEndpoint('POST /api/cursos/parceiro/curso/{idCurso}/desinscrever', {
  summary: 'Cancela a inscrição; aulas feitas e certificado ficam guardados',
  params: ofCurso,
  body: empty,
  answer: messageAnswer,
  refuses: [refusals.CursoNotFound],
});

const second = z.number('Informe o segundo').min(0, 'Informe o segundo').max(86_400, 'Informe o segundo');

export const progress = defineEndpoint('POST /api/cursos/parceiro/aula/{aulaId}/progresso', {
  summary: 'Guarda onde o pintor está no vídeo e os trechos que assistiu',
  description: 'Vale o que cabe no tempo desde que a aula foi aberta. Enviado mais tarde ou de novo, conta uma vez.',
  params: ofAula,
  body: z
    .strictObject({
      posicao: second.transform(Math.floor).default(0),
      trechos: z
        .array(z.tuple([second, second]))
        .max(MAX_STRETCHES, 'São trechos demais de uma vez')
        .default([]),
    })
    .meta({id: 'ProgressoDaAula'}),
  answer: z.object({posicao: z.int(), assistido: z.int(), faltam: z.int()}).meta({id: 'ProgressoGuardado'}),
  refuses: REFUSED_AULA,
});

const scalar = z.union([z.string().max(500), z.int()]);
const avaliacoes = z
  .array(
    z.strictObject({
      id: idInBody,
      respostas: z
        .array(z.strictObject({pergunta: scalar, resposta: scalar}))
        .max(MAX_PERGUNTAS, 'São respostas demais'),
    }),
  )
  .max(10, 'São avaliações demais');

export const finish = defineEndpoint('POST /api/cursos/parceiro/aula/{aulaId}/concluir', {
  summary: 'Conclui uma aula, com as respostas da avaliação onde há uma',
  description:
    'Com resposta errada a tentativa fica registrada e concluida é false. Pergunta e resposta vão pelo texto ou pelo número, a partir de 1.',
  params: ofAula,
  body: z.strictObject({Avaliacoes: avaliacoes.default([])}).meta({id: 'ConclusaoDaAula'}),
  answer: z
    .object({
      concluida: z.boolean(),
      mensagem: z.string(),
      tentativas: z.int(),
      certificados: z.object({curso: certificadoLink}).nullable(),
    })
    .meta({id: 'AulaConcluida'}),
  refuses: [...REFUSED_AULA, refusals.NotWatched, refusals.AvaliacaoPending, refusals.AnswersMissing],
});
