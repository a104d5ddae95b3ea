import {form, givenUsuario, type AnswerBody, type Client, type GivenUsuario, type TestApp} from '../support';

export interface AulaBody extends AnswerBody {
  id: number;
  linkVideo: string | null;
  legenda: string | null;
  duracao: number | null;
  disponivel: boolean;
  concluida: boolean;
  assistido: number;
  faltam: number;
  posicao: number;
  Materiais: {id: number; link: string | null; tipo: string}[];
  Avaliacoes: {id: number; perguntas: Record<string, unknown>[]; tentativas: number}[];
}
export interface CursoBody extends AnswerBody {
  id: number;
  nome: string;
  inscrito: boolean;
  ativo: boolean;
  inscritos: number;
  concluidos: number;
  concluidoEm: string | null;
  linkCapaCurso: string | null;
  Modulos: {id: number; nome: string; Aulas: (AulaBody & {nome: string; concluidaPor: number; paramAqui: number})[]}[];
  CertificadoConclusaoCurso: {link: string; codigo: string} | null;
}
export interface Finished extends AnswerBody {
  concluida: boolean;
  tentativas: number;
  certificados: {curso: {link: string; codigo: string} | null} | null;
}

export const PERGUNTAS = [
  {pergunta: 'Quantas demãos?', respostas_possiveis: ['Uma', 'Duas', 'Dez'], resposta_correta: 2},
  {pergunta: 'Com que se dilui?', respostas_possiveis: ['Água', 'Óleo', 'Nada'], resposta_correta: 1},
];
export const RIGHT = [
  {pergunta: 'Quantas demãos?', resposta: 'Duas'},
  {pergunta: 'Com que se dilui?', resposta: 'Água'},
];
export const WRONG = [RIGHT[0], {pergunta: 'Com que se dilui?', resposta: 'Óleo'}];

const box = (type: string, ...parts: Uint8Array[]) => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** An MP4 with this duration in its header, which is all that the server reads of it. */
export function givenVideo(seconds: number, filler = 64): Buffer {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1000, 12);
  mvhd.writeUInt32BE(seconds * 1000, 16);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp41', 'latin1')),
    box('moov', box('mvhd', mvhd)),
    box('mdat', Buffer.alloc(filler)),
  ]);
}

export const video = (seconds: number) => ({
  linkVideo: {nome: 'aula.mp4', content: givenVideo(seconds), mime: 'video/mp4'},
});

/** A new lesson; without a video it is a text. */
interface NewAula {
  nome?: string;
  seconds?: number;
  asks?: boolean;
}

/** Creates courses by the endpoints for staff. */
export class Author {
  constructor(readonly api: Client) {}

  static async enter(t: TestApp, permissao: GivenUsuario['permissao'] = 1): Promise<Author> {
    return new Author((await givenUsuario(t, permissao)).api);
  }

  /** Creates an active course with these modules and their lessons. */
  async curso(modulos: NewAula[][], more: Record<string, string | number> = {}): Promise<CursoBody> {
    const {body} = await this.api.post<CursoBody>('/api/cursos/curso', {
      nome: `Curso ${Math.random().toString(36).slice(2)}`,
      certificado: 1,
      cargaHoraria: 90,
      ...more,
    });
    for (const aulas of modulos) {
      const modulo = await this.api.post<{id: number}>(`/api/cursos/curso/${body.id}/modulo`, {nome: 'Módulo'});
      for (const aula of aulas) await this.aula(body.id, modulo.body.id, aula);
    }
    if (more.ativo === undefined) await this.api.put(`/api/cursos/curso/${body.id}`, {ativo: 1});
    return this.get(body.id);
  }

  async aula(curso: number, modulo: number, {nome = 'Aula', seconds, asks}: NewAula = {}): Promise<number> {
    const path = `/api/cursos/curso/${curso}/modulo/${modulo}/aula`;
    const {body} = await this.api.post<AulaBody>(path, form({nome}, seconds ? video(seconds) : {}));
    if (asks) await this.api.post(`${path}/${body.id}/avaliacao`, {nome: 'Avaliação', perguntas: PERGUNTAS});
    return body.id;
  }

  async get(id: number): Promise<CursoBody> {
    return (await this.api.get<CursoBody>(`/api/cursos/curso/${id}`)).body;
  }
}

export const aulasOf = ({Modulos}: CursoBody) => Modulos.flatMap(({Aulas}) => Aulas);
export const idsOf = (curso: CursoBody) => aulasOf(curso).map(({id}) => id);

/** The requests of a painter who takes a course. */
export const learner = (api: Client) => ({
  api,
  get: async (id: number) => (await api.get<CursoBody>(`/api/cursos/parceiro/curso/${id}`)).body,
  enrol: (id: number) => api.post(`/api/cursos/parceiro/curso/${id}/inscrever`),
  cancel: (id: number) => api.post(`/api/cursos/parceiro/curso/${id}/desinscrever`),
  finish: (aula: number, body: object = {}) => api.post<Finished>(`/api/cursos/parceiro/aula/${aula}/concluir`, body),
  answer: (aula: AulaBody, respostas: object[]) =>
    api.post<Finished>(`/api/cursos/parceiro/aula/${aula.id}/concluir`, {
      Avaliacoes: [{id: aula.Avaliacoes[0]?.id, respostas}],
    }),
  watch: (aula: number, posicao: number, trechos: [number, number][] = []) =>
    api.post<{assistido: number; faltam: number; posicao: number} & AnswerBody>(
      `/api/cursos/parceiro/aula/${aula}/progresso`,
      {
        posicao,
        trechos,
      },
    ),
});
