import assert from 'node:assert/strict';
import {withoutContacts} from './contacts.js';

const masks = (texts: Readonly<Record<string, string>>) => {
  for (const [text, shown] of Object.entries(texts)) assert.equal(withoutContacts(text), shown, text);
};

describe('contacts in public texts', () => {
  it('are hidden: phone numbers', () =>
    masks({
      'Ligue (19) 98765-4321.': 'Ligue •••.',
      'zap: +55 19 9 8765 4321!': 'zap: •••!',
      '19–98765–4321': '•••',
      '1 9 * 9 8 7 6 5 * 4 3 2 1': '•••',
      '１９９８７６５４３２１': '•••',
      '𝟏𝟗𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏': '•••',
      '1️⃣9️⃣9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣': '•••',
      'Zap 11/98765/4321': 'Zap •••',
      '11 98765,4321': '•••',
      '(11) 98765:4321': '•••',
      '11=98765+4321': '•••',
      '1\u200b9\u200b98765\u200b4321': '•••',
    }));

  it('are hidden: a CPF', () =>
    masks({'529.982.247-25': '•••', '529.982.247/25': '•••', '529,982,247-25': '•••', '52998224725': '•••'}));

  it('are hidden: e-mails and handles', () =>
    masks({
      'Escreva para joao.silva+obra@exemplo.com.br hoje': 'Escreva para ••• hoje',
      'joao@ exemplo.com': '•••',
      'joão＠exemplo．com': '•••',
      'joao (arroba) exemplo (ponto) com': '•••',
      'joao [at] exemplo.com.br': '•••',
      'joao arroba gmail ponto com': '•••',
      'Sigo no Insta @ana.pinta_tudo, venha': 'Sigo no Insta •••, venha',
      'insta:@anapinta': 'insta:•••',
      '@ anapinta': '•••',
    }));

  it('are hidden: addresses of sites', () =>
    masks({
      'Veja https://exemplo.com/obras?id=1 e me chame': 'Veja ••• e me chame',
      'HTTP://EXEMPLO.TK': '•••',
      'https : // exemplo.tk': '•••',
      'www.exemplo.qualquer': '•••',
      'www . exemplo.qualquer': '•••',
      '(www.exemplo.com)': '(•••)',
      'anapinta.com.br': '•••',
      'AnaPinta.COM.BR, a melhor': '•••, a melhor',
      'anapinta.Com': '•••',
      'ana-pinta.net': '•••',
      'obras.ana.pinturas.br': '•••',
      'anapinta . com . br': '•••',
      'anapinta .com': '•••',
      'anapinta[.]com': '•••',
      'anapinta (ponto) com (ponto) br': '•••',
      'anapinta ponto com ponto br': '•••',
      'ana\u200bpinta.c\u200bom': '•••',
      'ａｎａｐｉｎｔａ．ｃｏｍ': '•••',
      'joão.com': '•••',
      'wa.me/5519987654321': '•••',
      'linktr.ee/anapinta e bit.ly/3xY': '••• e •••',
      'facebook.com/anapinta': '•••',
    }));

  it('are hidden: streets with their number', () =>
    masks({
      'Moro na Rua das Flores, 123.': 'Moro na •••.',
      'Ateliê: R. Dr. João Silva, nº 10 - Centro': 'Ateliê: ••• - Centro',
      'Av. Brasil, 120': '•••',
      'Av.Brasil,120': '•••',
      'rua 7 de setembro, nº 45': '•••',
      'RUA DAS ACÁCIAS 77-B, fundos': '•••, fundos',
      'Avenida Paulista número 1000': '•••',
      'Estrada Velha de Itu km 5': '•••',
      'travessa são josé casa 4': '•••',
    }));

  it('leave ordinary words alone', () => {
    for (const text of [
      'Pinto salas de até 40 m2. Com 2 demãos, e a 1ª demão é de selador.',
      'Diária de R$ 1.200 a R$ 1.850,50; 18 L rendem 250 m².',
      'Texturas, grafiato, e.g. cimento queimado, etc.',
      "São João d’Oeste, Santa Bárbara d'Oeste e Av. Brasil.",
      'Pintei a avenida inteira em 2 dias, e a fachada da Rua Bahia. Em 2019 voltei.',
      'Trabalhei na Rua das Flores por 10 anos: 12 casas. Muro da rua com 30 m, das 8h às 18h.',
      'Fiz a rua inteira, 12 casas, com avarias 5 vezes.',
      'Av.Brasil, Sr.João, Ltda., S.A.',
      'Trabalho limpo. Com garantia. Me chame. Net, br e com não são endereços.',
      'Trabalho limpo.Com garantia.Me chame.',
      'Chego no ponto com antecedência; meu ponto comercial fica perto.',
      'Desde 12/05/2019, das 8h às 18h, de 2ª a 6ª.',
      'De 08:00-12:00, 13:00-18:00; obras de 12/05/2019-15/06/2020.',
      'Carreguei 10 arrobas de massa.',
      'Uso tinta acrílica... e esmalte! 👨‍🎨🏠 5️⃣ estrelas',
      'Nota 10/10 - nível 3.5 de 5.',
      'Maximiliano Sebastião Albuquerque de Vasconcelos',
    ])
      assert.equal(withoutContacts(text), text);
  });

  it('take no time, whatever is typed', () => {
    for (const text of ['a', 'a.', '1 ', '@', 'a@', ' .', 'a . ', '(ponto)', 'www. ']) {
      const begun = process.cpuUsage().user;
      withoutContacts(text.repeat(4_000 / text.length));
      assert.ok(process.cpuUsage().user - begun < 1_000_000, text);
    }
  });
});
