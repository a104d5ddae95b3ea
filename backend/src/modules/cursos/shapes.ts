import {z} from 'zod';
import {renditionsSchema} from '../../kernel/images/answer';
import {Curso} from './entities';

const material = z
  .object({
    id: z.int(),
    nome: z.string(),
    descricao: z.string(),
    tipo: z.enum(['pdf', 'imagem', 'link']),
    bytes: z.int().nullable(),
    link: z
      .string()
      .nullable()
      .describe('De um arquivo, um endereço desta sessão; null enquanto a aula não está disponível'),
  })
  .meta({id: 'MaterialDaAula'});

const question = {pergunta: z.string(), respostas_possiveis: z.array(z.string())};
const perguntaShown = z.object(question).meta({id: 'Pergunta'});
const perguntaKept = z.object({...question, resposta_correta: z.int()}).meta({id: 'PerguntaComResposta'});

const avaliacao = {id: z.int(), nome: z.string(), descricao: z.string()};
export const avaliacaoSaved = z.object({...avaliacao, perguntas: z.array(perguntaKept)}).meta({id: 'AvaliacaoDaAula'});
const avaliacaoShown = z
  .object({...avaliacao, perguntas: z.array(perguntaShown), tentativas: z.int()})
  .meta({id: 'AvaliacaoParaOPintor'});

const aula = {
  id: z.int(),
  nome: z.string(),
  descricao: z.string(),
  linkVideo: z.string().nullable(),
  videoBytes: z.int().nullable(),
  linkCapa: z.string().nullable(),
  capaImagens: renditionsSchema,
  legenda: z.string().nullable(),
  duracao: z.int().nullable().describe('Em segundos; null de uma aula que se lê'),
  assistirMinimo: z.int(),
  Materiais: z.array(material),
};
const modulo = {id: z.int(), nome: z.string(), descricao: z.string()};

export const aulaSaved = z
  .object({
    ...aula,
    ordem: z.int(),
    criadoEm: z.iso.datetime(),
    Avaliacoes: z.array(avaliacaoSaved),
    concluidaPor: z.int().describe('Quantos pintores a concluíram'),
    paramAqui: z.int().describe('Inscritos para quem ela é a próxima aula'),
  })
  .meta({id: 'AulaDoCurso'});
const moduloKept = z.object({...modulo, ordem: z.int(), Aulas: z.array(aulaSaved)}).meta({id: 'ModuloDoCurso'});
export const cursoSaved = Curso.row
  .extend({
    linkVideo: z.string().nullable(),
    Modulos: z.array(moduloKept),
    inscritos: z.int(),
    concluidos: z.int(),
    andamento: z
      .array(z.object({aulas: z.array(z.int()), pessoas: z.int()}).meta({id: 'AndamentoDoCurso'}))
      .describe('Quantos, em andamento, já concluíram quais das aulas'),
  })
  .meta({id: 'CursoCompleto'});
export const materialSaved = material;

export const numerosShown = z
  .object({
    inscritos: z.int().describe('Quem faz o curso ou o concluiu'),
    concluidos: z.int(),
    cancelados: z.int(),
    tempoMediano: z.int().nullable().describe('Da inscrição à conclusão, em segundos; null se ninguém concluiu'),
    aulas: z.array(
      z
        .object({
          ...{id: z.int(), nome: z.string(), modulo: z.string()},
          iniciadaPor: z.int().describe('Quantos pintores a abriram'),
          concluidaPor: z.int(),
          paramAqui: z.int().describe('Inscritos para quem ela é a próxima aula'),
        })
        .meta({id: 'NumerosDaAula'}),
    ),
    perguntas: z
      .array(
        z
          .object({
            ...{idAula: z.int(), aula: z.string(), pergunta: z.string()},
            respondida: z.int().describe('Na primeira tentativa de cada pintor'),
            errada: z.int(),
            respostaErrada: z.string().nullable().describe('A resposta errada mais marcada'),
          })
          .meta({id: 'NumerosDaPergunta'}),
      )
      .describe('A que mais se erra primeiro'),
  })
  .meta({id: 'NumerosDoCurso'});

export const certificadoLink = z
  .object({link: z.string(), codigo: z.string()})
  .nullable()
  .describe('null sem certificado, ou depois de revogado')
  .meta({id: 'LinkDoCertificado'});

const aulaOfPintor = z
  .object({
    ...aula,
    disponivel: z.boolean(),
    concluida: z.boolean(),
    assistido: z.int().describe('Quanto do vídeo foi assistido, em %'),
    faltam: z.int().describe('Segundos de vídeo que faltam para poder concluir'),
    posicao: z.int().describe('Segundo em que parou'),
    Avaliacoes: z.array(avaliacaoShown),
  })
  .meta({id: 'AulaDoPintor'});
const shownCurso = {
  id: z.int(),
  nome: z.string(),
  descricao: z.string(),
  categoria: z.string().nullable(),
  linkCapaCurso: z.string().nullable(),
  capaImagens: renditionsSchema,
  cargaHoraria: z.int().describe('Em minutos'),
  certificado: z.boolean(),
  ativo: z.boolean(),
  inscrito: z.boolean(),
  concluidoEm: z.iso.datetime().nullable(),
};
export const cursoListed = z
  .object({
    ...shownCurso,
    vistoEm: z.iso.datetime().nullable().describe('Quando o pintor esteve nele por último'),
    modulos: z.int(),
    aulas: z.int(),
    aulasConcluidas: z.int(),
  })
  .meta({id: 'CursoDaLista'});
export const cursoOfPintor = z
  .object({
    ...shownCurso,
    linkVideo: z.string().nullable(),
    Modulos: z.array(z.object({...modulo, Aulas: z.array(aulaOfPintor)}).meta({id: 'ModuloDoPintor'})),
    CertificadoConclusaoCurso: certificadoLink,
  })
  .meta({id: 'CursoDoPintor'});
