import {CaixaMarcar} from '@clube/ui';
import {CAMINHOS} from '../../base/caminhos';
import estilos from './Cadastro.module.css';
import type {Formulario} from './formulario';

/** Two things to agree with, each with its text to read in a tab of its own: the form stays as it is. */
export function Consentimentos({form}: {form: Formulario}) {
  const {valores, erros, mudar} = form;
  return (
    <fieldset className={estilos.secao}>
      <legend>Para terminar</legend>
      <div className={estilos.inteiro}>
        <CaixaMarcar
          name="concordaTermos"
          checked={valores.concordaTermos ?? false}
          erro={erros['concordaTermos']}
          onChange={evento => mudar({concordaTermos: evento.target.checked})}
        >
          Concordo com o compartilhamento dos meus dados, como descrito na{' '}
          <a href={CAMINHOS.privacidade} target="_blank" rel="noreferrer">
            Política de privacidade
          </a>
          .
        </CaixaMarcar>
        <CaixaMarcar
          name="aceitouRegulamento"
          checked={valores.aceitouRegulamento ?? false}
          erro={erros['aceitouRegulamento']}
          onChange={evento => mudar({aceitouRegulamento: evento.target.checked})}
        >
          Concordo com os termos do{' '}
          <a href={CAMINHOS.regulamento} target="_blank" rel="noreferrer">
            Regulamento
          </a>
          .
        </CaixaMarcar>
      </div>
    </fieldset>
  );
}
