import type {Aula, Avaliacao, Curso} from './api';

export const AVALIACAO: Avaliacao = {
  id: 9,
  nome: 'Avaliação',
  descricao: '',
  tentativas: 0,
  perguntas: [
    {pergunta: 'Quantas demãos?', respostas_possiveis: ['Uma', 'Duas', 'Dez']},
    {pergunta: 'Com que se dilui?', respostas_possiveis: ['Água', 'Óleo', 'Nada']},
  ],
};

export const aulaOf = (id: number, more: Partial<Aula> = {}): Aula => ({
  id,
  nome: `Aula ${id}`,
  descricao: '',
  linkVideo: null,
  videoBytes: null,
  linkCapa: null,
  capaImagens: [],
  legenda: null,
  duracao: null,
  assistirMinimo: 90,
  disponivel: true,
  concluida: false,
  assistido: 0,
  faltam: 0,
  posicao: 0,
  Materiais: [],
  Avaliacoes: [],
  ...more,
});

/** An enrolled painter's course, with one module per list of lessons. */
export const cursoOf = (modulos: Aula[][], more: Partial<Curso> = {}): Curso => ({
  id: 1,
  nome: 'Textura rústica',
  descricao: '',
  categoria: null,
  linkCapaCurso: null,
  capaImagens: [],
  cargaHoraria: 90,
  certificado: true,
  ativo: true,
  inscrito: true,
  concluidoEm: null,
  linkVideo: null,
  Modulos: modulos.map((Aulas, i) => ({id: i + 1, nome: `Módulo ${i + 1}`, descricao: '', Aulas})),
  CertificadoConclusaoCurso: null,
  ...more,
});
