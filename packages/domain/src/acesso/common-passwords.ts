/** The most common passwords, in lower case; none is shorter than the minimum length. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 123456789012 1234567891011 87654321 987654321 0987654321 11223344
  112233445566 12341234 123123123 123123123123 123321123 147258369 789456123 102030405060 10203040 01020304 010203040506
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword senha123 senha1234 senha12345
  senha123456 senha12345678 senhasenha minhasenha minhasenha123 suasenha mudar123 mudar1234 mudarsenha trocar123
  trocarsenha qwertyui qwertyuiop qwerty123 qwerty1234 qwerty123456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
  1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 abcd1234 abc12345 abc123456
  abc123abc123 a1b2c3d4 a1b2c3d4e5f6 aa123456 iloveyou euteamo1 teamo123 amormeu1 meuamor1 deusefiel deusefiel1
  deusefiel123 deusebom jesus123 jesuscristo jesusteama familia1 familia123 princesa princesa1 gabriel1 gabriel123
  brasil123 brasil10 brasil2014 brasil2022 brasil2026 flamengo flamengo1 flamengo123 corinthians corinthians1 palmeiras
  palmeiras1 saopaulo saopaulo1 saopaulofc vascodagama cruzeiro cruzeiro1 gremio123 internacional internacional1
  santos123 botafogo botafogo1 fluminense fluminense1 atletico atleticomg admin123 admin1234 admin12345 admin123456
  administrador administrador1 administrador123 adminadmin welcome1 welcome123 bemvindo bemvindo1 bemvindo123 letmein1
  football superman baseball sunshine computer computador whatever trustno1 starwars pintor123 pintor1234 pintor12345
  pintorpintor clubedopintor clubedopintor1 clubedopintor123 clubepintor tinta123 tintas123 pintura1 pintura123
  pinturas123 paint123 revenda123 revenda12345 smart12345 auditor123 usuario1 usuario123 teste123 teste1234 teste12345
  testeteste acesso123 changeme changeme123 default123 qazwsxedc qazwsx123 monkey123 dragon123 master123 mestre123
  segredo1 segredo123 seguranca seguranca123`.split(/\s+/),
);
