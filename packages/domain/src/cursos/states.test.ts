import assert from 'node:assert/strict';
import {AULA_WORKFLOW, CERTIFICADO_WORKFLOW, INSCRICAO_WORKFLOW, isInscrito} from './states.js';
import {certificadoCode, readCertificadoCode} from './certificado.js';
import {cargaHorariaInHours, cargaHorariaInWords} from './carga-horaria.js';

describe('estados dos cursos', () => {
  it('lead from an enrolment to its end and back, and keep what was completed', () => {
    let state = INSCRICAO_WORKFLOW.next('nao_inscrito', 'inscrever');
    assert.equal(state, 'inscrito');
    state = INSCRICAO_WORKFLOW.next('inscrito', 'concluir');
    assert.equal(state, 'concluido');
    assert.equal(INSCRICAO_WORKFLOW.next('concluido', 'desinscrever'), 'encerrado');
    assert.equal(INSCRICAO_WORKFLOW.next('encerrado', 'inscrever'), 'concluido');
    assert.equal(INSCRICAO_WORKFLOW.next('cancelado', 'concluir'), undefined);
    assert.equal(INSCRICAO_WORKFLOW.next('nao_inscrito', 'concluir'), undefined);
    assert.deepEqual(
      ['inscrito', 'concluido', 'cancelado', 'encerrado'].map(each => isInscrito(each as never)),
      [true, true, false, false],
    );
    assert.ok(!isInscrito(undefined));
  });

  it('open no lesson before its turn, and un-finish none', () => {
    for (const event of ['abrir', 'finalizar', 'aprovar', 'reprovar'] as const)
      assert.equal(AULA_WORKFLOW.next('indisponivel', event), undefined);
    assert.equal(AULA_WORKFLOW.next('disponivel', 'reprovar'), 'disponivel');
    assert.equal(AULA_WORKFLOW.next('disponivel', 'aprovar'), 'concluida');
    assert.equal(AULA_WORKFLOW.next('concluida', 'reprovar'), undefined);
  });

  it('revoke a certificate for good', () => {
    assert.equal(CERTIFICADO_WORKFLOW.next('emitido', 'revogar'), 'revogado');
    assert.equal(CERTIFICADO_WORKFLOW.next('revogado', 'emitir'), 'revogado');
    assert.equal(CERTIFICADO_WORKFLOW.next('nenhum', 'revogar'), undefined);
  });
});

describe('certificado', () => {
  it('has a code that is read however it is typed', () => {
    const code = certificadoCode(Uint8Array.from({length: 16}, (_, i) => i * 17));
    assert.match(code, /^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
    assert.equal(readCertificadoCode(` ${code.toLowerCase().replaceAll('-', ' ')}`), code);
    for (const wrong of ['', 'abc', `${code}X`, code.replace(/.$/, '0'), "' OR 1=1"])
      assert.equal(readCertificadoCode(wrong), undefined);
  });
});

describe('carga horária', () => {
  it('is said in hours and minutes, and in hours alone', () => {
    assert.equal(cargaHorariaInWords(270), '4 horas e 30 minutos');
    assert.equal(cargaHorariaInWords(60), '1 hora');
    assert.equal(cargaHorariaInWords(1), '1 minuto');
    assert.equal(cargaHorariaInWords(0), undefined);
    assert.equal(cargaHorariaInHours(270), '4,5 Horas');
    assert.equal(cargaHorariaInHours(60), '1 Hora');
    assert.equal(cargaHorariaInHours(0), '-');
  });
});
