import assert from 'node:assert/strict';
import {render, screen} from '@clube/ui/testing';
import {Facts} from '../components/record-page/Facts';
import {morePintorFacts, pintorFacts} from './facts';
import type {Pintor} from './types';

const ANA = {
  ...{id: 7, nome: 'Maximiliano Sebastião Albuquerque de Vasconcelos', cpf: '52998224725', celular: '11987654321'},
  ...{telefone: '1132345678', sexo: 'M', idIndicacao: 'MAX7', indicacaoLoja: 'Casa da Cor', indicacaoVendedor: 'Caio'},
  ...{lojaPreferida: 'Tintas do Vale', cidadeLojaPreferida: 'Blumenau', estadoLojaPreferida: 'SC'},
  enderecoEntrega: {
    ...{entregaNome: 'Obra da praia', entregaRua: 'Rua das Ondas', entregaNumero: '9', entregaComplemento: null},
    ...{entregaBairro: 'Centro', entregaCidade: 'Itajaí', entregaEstado: 'SC', entregaCep: '88301000'},
  },
} as unknown as Pintor;

const told = (pintor: Pintor) => {
  const {unmount} = render(<Facts label="Dados" facts={pintorFacts(pintor)} more={morePintorFacts(pintor)} />);
  const texts = Object.fromEntries(
    screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent]),
  );
  unmount();
  return texts;
};

describe('What the page of a painter says', () => {
  it('is what staff are asked for on the telephone', () => {
    const facts = told(ANA);
    assert.deepEqual(
      {
        'Endereço de entrega': facts['Endereço de entrega'],
        Telefone: facts.Telefone,
        Sexo: facts.Sexo,
        'Código de indicação': facts['Código de indicação'],
        'Loja que indicou': facts['Loja que indicou'],
        'Vendedor que indicou': facts['Vendedor que indicou'],
        'Loja preferida': facts['Loja preferida'],
      },
      {
        'Endereço de entrega': 'Obra da praia · Rua das Ondas, 9 · Centro · Itajaí/SC · CEP 88301-000',
        Telefone: '(11) 3234-5678',
        Sexo: 'Masculino',
        'Código de indicação': 'MAX7',
        'Loja que indicou': 'Casa da Cor',
        'Vendedor que indicou': 'Caio',
        'Loja preferida': 'Tintas do Vale · Blumenau/SC',
      },
    );
  });

  it('says how somebody heard of us with its accent', () => {
    assert.equal(told({...ANA, comoFicouSabendo: 'Radio'})['Como ficou sabendo'], 'Rádio');
  });

  it('is a dash where there is nothing, and that prizes go to the registered address', () => {
    const facts = told({...ANA, telefone: null, sexo: null, indicacaoLoja: null, enderecoEntrega: null});
    assert.deepEqual(
      [facts['Endereço de entrega'], facts.Telefone, facts.Sexo, facts['Loja que indicou']],
      ['O mesmo do cadastro', '–', '–', '–'],
    );
  });
});
