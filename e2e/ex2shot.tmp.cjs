const {chromium}=require('playwright-core');const fs=require('fs');
const AXE=fs.readFileSync(require.resolve('axe-core/axe.min.js'),'utf8');
const B='http://127.0.0.1:4140';
(async()=>{
const b=await chromium.launch({executablePath:process.env.CHROMIUM_PATH||'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--lang=pt-BR']});
for(const [w,h] of [[1280,800],[360,740],[320,640]]) for(const theme of ['light','dark']){
 const c=await b.newContext({baseURL:B,viewport:{width:w,height:h},colorScheme:theme,locale:'pt-BR',timezoneId:'America/Sao_Paulo',reducedMotion:'reduce',acceptDownloads:true});
 const p=await c.newPage(); const faults=[];p.on('console',m=>{if(['error','warning'].includes(m.type()))faults.push(m.text())});
 await p.goto('/painel');await p.getByLabel('CPF').fill('529.982.247-25');await p.getByLabel('Senha',{exact:true}).fill('Painel#2026demo');await p.keyboard.press('Enter');await p.waitForURL(/dashboard/);
 await p.goto('/painel/resgates');await p.getByRole('navigation',{name:/^Páginas de/}).waitFor();
 await p.getByRole('button',{name:'Exportar'}).focus();await p.keyboard.press('Enter');await p.getByRole('menu').waitFor();await p.waitForTimeout(300);
 console.log(w,theme,'focused:',await p.evaluate(()=>document.activeElement.getAttribute('aria-label')||document.activeElement.textContent));
 await p.keyboard.press('ArrowDown');console.log(' down:',await p.evaluate(()=>document.activeElement.getAttribute('aria-label')||document.activeElement.textContent));
 await p.screenshot({path:`/tmp/ex2-out/menu-${w}-${theme}.png`});
 await p.evaluate(`globalThis.axe||(()=>{${AXE}})()`);
 const v=await p.evaluate(async()=>(await axe.run()).violations.map(x=>x.impact+' '+x.id+' '+x.nodes[0].html.slice(0,160)));console.log(' axe',v);
 if(w===1280&&theme==='light'){
  for(const name of ['Todas as linhas, Excel (XLSX)','Só esta página, Excel (XLSX)','Todas as linhas, CSV','Só esta página, CSV','Todas as linhas e colunas, CSV','Só esta página, todas as colunas, Excel (XLSX)']){
   if(!await p.getByRole('menu').isVisible().catch(()=>false)) await p.getByRole('button',{name:'Exportar'}).click();
   const [d]=await Promise.all([p.waitForEvent('download'),p.getByRole('menuitem',{name,exact:true}).click()]);
   const f='/tmp/ex2-out/dl-'+name.replace(/\W+/g,'_')+'-'+d.suggestedFilename();await d.saveAs(f);console.log(' ',name,'→',d.suggestedFilename(),fs.statSync(f).size);
   await p.waitForTimeout(200);
  }
  // hidden column
  await p.goto('/painel/produtos');await p.getByRole('navigation',{name:/^Páginas de/}).waitFor();
  // failing list
  await p.route('**/api/premios?*',r=>r.fulfill({status:500,contentType:'application/json',body:'{"erro":"Algo deu errado do nosso lado. Tente de novo em instantes."}'}));
  await p.goto('/painel/premios');await p.getByText('Erro ao buscar prêmios').first().waitFor({timeout:30000});await p.waitForTimeout(800);
  console.log(' toasts',await p.getByText('Erro ao buscar prêmios').count());
  await p.screenshot({path:'/tmp/ex2-out/failed-1280.png'});
  await p.unroute('**/api/premios?*');
  await p.route('**/api/resgates/export*',r=>r.fulfill({status:500,contentType:'application/json',body:'{}'}));
  await p.route('**/api/banners*',r=>r.abort());
  await p.goto('/painel/banners');await p.waitForTimeout(6000);await p.screenshot({path:'/tmp/ex2-out/failed-banners.png'});
  await p.goto('/painel/resgates');await p.getByRole('navigation',{name:/^Páginas de/}).waitFor();
  await p.getByRole('button',{name:'Exportar'}).click();await p.getByRole('menuitem',{name:'Todas as linhas, CSV'}).click();await p.getByText('Erro ao gerar relatório de resgates').waitFor();
  await p.screenshot({path:'/tmp/ex2-out/failed-export.png'});
 }
 console.log(' faults',faults.slice(0,4));
 await c.close();
}
await b.close();})().catch(e=>{console.error(e);process.exit(1)});
