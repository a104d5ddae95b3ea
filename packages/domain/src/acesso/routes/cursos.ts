import {ANYONE, PINTOR, SMART_ONLY, STAFF_WRITE, type RouteTable} from './roles.js';

/** Courses: painters take them, staff edit them. */
export const CURSOS = {
  'POST /api/cursos/parceiro/curso/search': PINTOR,
  'GET /api/cursos/parceiro/curso/{idCurso}': PINTOR,
  'POST /api/cursos/parceiro/curso/{idCurso}/inscrever': PINTOR,
  'POST /api/cursos/parceiro/curso/{idCurso}/desinscrever': PINTOR,
  'POST /api/cursos/parceiro/aula/{aulaId}/progresso': PINTOR,
  'POST /api/cursos/parceiro/aula/{aulaId}/concluir': PINTOR,
  'GET /api/cursos/parceiro/concluidos': PINTOR,

  'POST /api/cursos/curso/search': STAFF_WRITE,
  'POST /api/cursos/curso': STAFF_WRITE,
  'GET /api/cursos/curso/{id}': STAFF_WRITE,
  'PUT /api/cursos/curso/{id}': STAFF_WRITE,
  'DELETE /api/cursos/curso/{id}': STAFF_WRITE,
  'POST /api/cursos/curso/{id}/copia': SMART_ONLY,
  'GET /api/cursos/curso/{id}/numeros': STAFF_WRITE,
  'POST /api/cursos/curso/{id}/modulo': STAFF_WRITE,
  'PUT /api/cursos/modulo/{id}': STAFF_WRITE,
  'DELETE /api/cursos/modulo/{id}': STAFF_WRITE,
  'POST /api/cursos/curso/{id}/modulo/{idModulo}/aula': STAFF_WRITE,
  'PUT /api/cursos/aula/{id}': STAFF_WRITE,
  'DELETE /api/cursos/aula/{id}': STAFF_WRITE,
  'POST /api/cursos/curso/{id}/modulo/{idModulo}/aula/{idAula}/avaliacao': STAFF_WRITE,
  'PUT /api/cursos/avaliacao/{id}': STAFF_WRITE,
  'POST /api/cursos/curso/{id}/modulo/{idModulo}/aula/{idAula}/material': STAFF_WRITE,
  'PUT /api/cursos/material/{id}': STAFF_WRITE,
  'DELETE /api/cursos/material/{id}': STAFF_WRITE,

  'GET /api/cursos/inscricoes': STAFF_WRITE,
  'GET /api/cursos/certificados': STAFF_WRITE,
  'GET /api/cursos/certificado/{codigo}': ANYONE,
  'POST /api/cursos/certificado/{codigo}/revogar': SMART_ONLY,
} as const satisfies RouteTable;
